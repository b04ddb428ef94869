import { useQuery } from '@tanstack/react-query'
import { rankScoreCalls } from '~/entities/rank/rank-score.calls'
import { type ScoreQuestion, scoreTableCalls } from '~/entities/rank/score-table.calls'
import { rankedScore } from '~/rules/exam/ranked-score'
import { linesYearOf } from '~/rules/exam/years'
import { currentYear } from '~/shared/lib/time/clock'
import { useStable } from '~/shared/react/use-stable'

/** How far lines may lie from the rank, in percent: as the rank page asks at first, whose rows the first page shows. */
export const WITHIN = '5'

/**
 * The rank of a score, and the score that held it in the newest year that has lines: nobody has been admitted with a rank
 * of this year, its lines are those around that score.
 */
export function useRanked(question: ScoreQuestion) {
  const { province, year, subject, score } = question
  const segment = useQuery(scoreTableCalls.segment(question))
  const ranked = rankedScore(segment.data)
  const linesYear = linesYearOf(year, currentYear())
  const isOwnYear = linesYear === year
  const rankThen = { province, year: linesYear, subject, rank: ranked?.lowestRank ?? 1 }
  const then = useQuery({
    ...rankScoreCalls.scoreOfRank(rankThen),
    enabled: ranked !== undefined && !isOwnYear,
  })
  const scoreThen = isOwnYear ? score : then.data?.score
  const asked = useStable(
    ranked !== undefined && scoreThen !== undefined
      ? { province, year: linesYear, subject, score: scoreThen }
      : undefined,
  )
  return { segment, ranked, then, linesYear, /** What the lines near the rank are asked with. */ asked }
}
