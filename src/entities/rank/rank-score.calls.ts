import { type ScoreOfRankQuery, scoreLookups } from '~/contracts/score-lookups'
import { ask, call } from '~/shared/api/call'
import { BusinessError } from '~/shared/api/errors'
import { currentYear } from '~/shared/lib/time/clock'

const nothing = () => null

export const rankScoreCalls = {
  /** The score that holds a rank, with all ranks that it holds. */
  scoreOfRank: (query: ScoreOfRankQuery) => ask(call(scoreLookups.score, { body: query })),
  /** The same; where the table ends before that rank, the score of another one that surely stands in it. */
  scoreOfRankOr: ({ orRank, ...query }: ScoreOfRankQuery & { readonly orRank: number }) => {
    const { key, staleTime, send } = call(scoreLookups.score, { body: query })
    const other = call(scoreLookups.score, { body: { ...query, rank: orRank } })
    const either = (signal: AbortSignal) =>
      send(signal).catch((error: unknown) => {
        if (error instanceof BusinessError) return other.send(signal)
        throw error
      })
    return ask({ key: [...key, 'or', orRank], staleTime, send: either })
  },
  /**
   * The same where it only tells ties, with the year of the table that told them: until the table of the asked year is
   * out, a score is read on the one before. Null where the table ends before the rank, or cannot be asked. Without it a
   * rank ties with equal ones alone, which is no failure to announce.
   */
  tiesOfRank: (query: ScoreOfRankQuery) => {
    const { key, staleTime } = call(scoreLookups.score, { body: query })
    const reported = async (year: number, signal: AbortSignal) => {
      const point = await call(scoreLookups.score, { body: { ...query, year } }).send(signal)
      return { year, highestRank: point.highestRank, score: point.score }
    }
    const isSurelyOut = query.year < currentYear()
    const send = (signal: AbortSignal) =>
      reported(query.year, signal)
        .catch(() => (isSurelyOut ? null : reported(query.year - 1, signal)))
        .catch(nothing)
    return ask({ key: [...key, 'ties'], staleTime, send })
  },
}
