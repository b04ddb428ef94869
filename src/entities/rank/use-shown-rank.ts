import { HISTORY_ID, PHYSICS_ID } from '~/contracts/reference'
import type { OwnRank } from '~/rules/chance/beside-line'
import type { AnswerState } from '~/shared/answer/use-answer'
import { useUser } from '~/shared/session/session'
import { type MyRank, useOwnScores } from './use-my-rank'

/** A rank; pending while it may still come: what will be measured by it has its place. */
export type ShownRank = OwnRank | 'pending' | undefined

/**
 * The rank to draw lines with. It may still come while own scores, or the rules that tell the subject, do; not for the
 * subject of others, which is named in the address.
 */
export function useShownRank(
  asked: { readonly rank?: number | undefined; readonly subject?: string | undefined },
  mine: MyRank | undefined,
  rules: Pick<AnswerState<unknown>, 'isPending' | 'isError'>,
): ShownRank {
  const user = useUser()
  const { data = [], isLoading } = useOwnScores(asked.rank === undefined)
  if (mine || asked.rank !== undefined) return mine
  const isForeign = asked.subject !== undefined && !maySit(asked.subject, user?.subjects)
  const isAwaited = isLoading || (data.length > 0 && rules.isPending)
  return isAwaited && !isForeign && !rules.isError ? 'pending' : undefined
}

/** The elective that whoever sits the subject has not chosen. */
const OTHER: ReadonlyMap<string, number> = new Map([
  ['物理', HISTORY_ID],
  ['理科', HISTORY_ID],
  ['历史', PHYSICS_ID],
  ['文科', PHYSICS_ID],
])

function maySit(subject: string, electives: readonly number[] = []): boolean {
  const other = OTHER.get(subject)
  return other === undefined || !electives.includes(other)
}
