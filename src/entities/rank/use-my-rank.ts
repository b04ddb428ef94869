import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { ROLES } from '~/contracts/reference'
import { scoresOf } from '~/entities/score-record/scores-of.calls'
import type { OwnRank } from '~/rules/chance/beside-line'
import { NOTHING_ASKED } from '~/shared/answer/use-answer'
import { currentYear } from '~/shared/lib/time/clock'
import { useUser } from '~/shared/session/session'
import { rankScoreCalls } from './rank-score.calls'
import { scoreOrigin, tableYear } from './score-origin'

export interface MyRank extends OwnRank {
  /** Says where it comes from: 模考 507 分，按 2025 年一分一段. */
  readonly from: string
  /** The score that holds it, on the newest table that is out; undefined until it is known. */
  readonly score?: number | undefined
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

/** Which lines the rank is measured by, or beside which plan they stand: the newest lines are last year's. */
interface LinesOf {
  readonly province?: string | undefined
  readonly subject?: string | undefined
  readonly year?: number | undefined
}

/**
 * The rank that lines are measured by: the one that the address names, else that of the student's newest score record
 * for the province and subject; nothing for everybody else. All who share its score come with it as soon as they are known.
 */
export function useMyRank(
  asked: number | undefined,
  { province, subject, year }: LinesOf,
): MyRank | undefined {
  const { data = [] } = useOwnScores(asked === undefined)
  const record =
    asked === undefined
      ? data.find((score) => score.province === province && score.subject === subject)
      : undefined
  const rank = asked ?? record?.rank
  const thisYear = currentYear()
  const table = record ? tableYear(record, thisYear) : year && Math.min(year, thisYear - 1)
  const ties = useQuery(
    rank !== undefined && province !== undefined && subject !== undefined && table !== undefined
      ? rankScoreCalls.tiesOfRank({ province, subject, year: table, rank })
      : NOTHING_ASKED,
  )
  const best = ties.data?.highestRank
  const score = ties.data?.score
  const from = record ? scoreOrigin(record, thisYear, ties.data?.year) : '填写的位次'
  return useMemo(
    () => (rank === undefined ? undefined : { rank, best, from, score }),
    [rank, best, from, score],
  )
}
