import { useQuery } from '@tanstack/react-query'
import { HISTORY_ID, PHYSICS_ID, ROLES } from '~/contracts/reference'
import { scoreRecords } from '~/contracts/score-records'
import type { AnswerState } from '~/shared/answer/use-answer'
import { ask, call } from '~/shared/api/call'
import { currentYear } from '~/shared/lib/clock'
import { useUser } from '~/shared/session/session'
import { scoreOrigin } from './score-origin'

export interface MyRank {
  readonly rank: number
  /** Says where it comes from: 模考 507 分，按 2025 年一分一段. */
  readonly from: string
}

/** Stands for a rank that is still on its way: what will be measured by it has its place. */
export const PENDING_RANK = 'pending'
export type ShownRank = number | typeof PENDING_RANK | undefined

/** The score records of the student who is signed in; nothing is asked for anybody else, nor while they are not wanted. */
export function useOwnScores(wanted: boolean) {
  const user = useUser()
  const student = user?.roleId === ROLES.student ? user : undefined
  return useQuery({
    ...ask(call(scoreRecords.list, { query: { studentId: student?.id ?? '' } })),
    enabled: student !== undefined && wanted,
  })
}

/**
 * The rank that lines are measured by: the one that the address names, else that of the student's newest score record
 * for the province and subject; nothing for everybody else.
 */
export function useMyRank(
  asked: number | undefined,
  province: string | undefined,
  subject: string | undefined,
) {
  const { data = [] } = useOwnScores(asked === undefined)
  if (asked !== undefined) return { rank: asked, from: '填写的位次' } satisfies MyRank
  const record = data.find((score) => score.province === province && score.subject === subject)
  if (!record) return undefined
  return { rank: record.rank, from: scoreOrigin(record, currentYear()) } satisfies MyRank
}

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
  if (mine || asked.rank !== undefined) return mine?.rank
  const isForeign = asked.subject !== undefined && !maySit(asked.subject, user?.subjects)
  const isAwaited = isLoading || (data.length > 0 && rules.isPending)
  return isAwaited && !isForeign && !rules.isError ? PENDING_RANK : undefined
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
