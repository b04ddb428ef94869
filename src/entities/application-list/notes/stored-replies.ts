import type { FamilyReply, ReplyRow } from '~/rules/list/share/family-reply'

/** Most people whose replies stand beside one list. */
export const MOST_REPLIES = 12

/** The replies with one more: a person's newer one takes the place of the earlier, and too many push out the oldest. */
export function withReply(replies: readonly FamilyReply[], reply: FamilyReply): FamilyReply[] {
  return [...replies.filter(({ name }) => name !== reply.name), reply].slice(-MOST_REPLIES)
}

/** What one person thinks of a row. */
export interface RowOpinion extends Pick<ReplyRow, 'opinion' | 'words'> {
  readonly name: string
}

/** What people think of each row, by row key, in the order in which their replies came. */
export function opinionsByRow(
  replies: readonly FamilyReply[] = [],
): ReadonlyMap<string, readonly RowOpinion[]> {
  const byRow = new Map<string, RowOpinion[]>()
  for (const { name, rows } of replies) {
    for (const { key, opinion, words } of rows) {
      const said = { name, opinion, ...(words && { words }) }
      byRow.set(key, [...(byRow.get(key) ?? []), said])
    }
  }
  return byRow
}
