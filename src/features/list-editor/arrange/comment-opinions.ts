import type { ListComment } from '~/contracts/list-advice'
import type { RowOpinion } from '~/entities/application-list/notes/stored-replies'

/** Opinions by row, with the last one that each planner or student has written. */
export function withComments(
  opinions: ReadonlyMap<string, readonly RowOpinion[]>,
  comments: readonly ListComment[] = [],
): ReadonlyMap<string, readonly RowOpinion[]> {
  const byRow = new Map(opinions)
  for (const { unitId, authorName: name, opinion, text } of comments) {
    if (!unitId || !opinion) continue
    const others = (byRow.get(unitId) ?? []).filter((other) => other.name !== name)
    byRow.set(unitId, [...others, { name, opinion, ...(text && { words: text }) }])
  }
  return byRow
}
