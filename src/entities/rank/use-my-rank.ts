import { useQuery } from '@tanstack/react-query'
import { ROLES } from '~/contracts/reference'
import { scoresOf } from '~/entities/score-record/scores-of.calls'
import { currentYear } from '~/shared/lib/clock'
import { useUser } from '~/shared/session/session'
import { scoreOrigin } from './score-origin'

export interface MyRank {
  readonly rank: number
  /** Says where it comes from: 模考 507 分，按 2025 年一分一段. */
  readonly from: string
}

/** The score records of the student who is signed in; nothing is asked for anybody else, nor while they are not wanted. */
export function useOwnScores(wanted: boolean) {
  const user = useUser()
  const student = user?.roleId === ROLES.student ? user : undefined
  return useQuery({
    ...scoresOf(student?.id ?? ''),
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
