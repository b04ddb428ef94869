import { type ScoreOfRankQuery, scoreLookups } from '~/contracts/score-lookups'
import { ask, call } from '~/shared/api/call'
import { currentYear } from '~/shared/lib/clock'

const nothing = () => null

export const rankScoreCalls = {
  /** The score that holds a rank, with all ranks that it holds. */
  scoreOfRank: (query: ScoreOfRankQuery) => ask(call(scoreLookups.score, { body: query })),
  /**
   * The same where it only tells ties, with the year of the table that told them: until the table of the asked year is
   * out, a score is read on the one before. Null where the table ends before the rank, or cannot be asked. Without it a
   * rank ties with equal ones alone, which is no failure to announce.
   */
  tiesOfRank: (query: ScoreOfRankQuery) => {
    const { key, staleTime } = call(scoreLookups.score, { body: query })
    const told = async (year: number, signal: AbortSignal) => {
      const point = await call(scoreLookups.score, { body: { ...query, year } }).send(signal)
      return { year, highestRank: point.highestRank }
    }
    const isSurelyOut = query.year < currentYear()
    const send = (signal: AbortSignal) =>
      told(query.year, signal)
        .catch(() => (isSurelyOut ? null : told(query.year - 1, signal)))
        .catch(nothing)
    return ask({ key: [...key, 'ties'], staleTime, send })
  },
}
