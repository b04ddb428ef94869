import { useMemo } from 'react'
import { rankScoreCalls } from '~/entities/rank/rank-score.calls'
import type { LineOfYearQuestion } from '~/entities/school/use-line-question'
import { useAnswer } from '~/shared/answer/use-answer'
import { type Reach, reachWindow } from './reach-rows'
import { schoolListCalls } from './schools.calls'

/** The lines of the last year in a tier of the rank: the score of that rank first, then what lay near it. */
export function useReach(
  question: LineOfYearQuestion | undefined,
  rank: number | undefined,
  reach: Reach | undefined,
) {
  const { province, subject, year } = question ?? {}
  const asked = useMemo(() => {
    if (!province || !subject || !year || rank === undefined || reach === undefined) return undefined
    return { province, subject, year, rank: Math.max(1, Math.round(rank * reachWindow(rank, reach).centre)) }
  }, [province, subject, year, rank, reach])
  const score = useAnswer(asked, rankScoreCalls.scoreOfRank)
  const near = useMemo(() => {
    if (!asked || rank === undefined || reach === undefined || !score.data || score.isEarlier)
      return undefined
    const { rank: _, ...key } = asked
    return { ...key, score: score.data.score, within: reachWindow(rank, reach).within }
  }, [asked, rank, reach, score.data, score.isEarlier])
  const lines = useAnswer(near, schoolListCalls.near)
  // One answer to the reader: that of the second call, or why the first gave none.
  return score.isError
    ? { ...lines, isPending: false, isError: true, error: score.error, refetch: score.refetch }
    : lines
}
