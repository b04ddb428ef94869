import { type ScoreOfRankQuery, scoreLookups } from '~/contracts/score-lookups'
import { ask, call } from '~/shared/api/call'

const nothing = () => null

export const rankScoreCalls = {
  /** The score that holds a rank, with all ranks that it holds. */
  scoreOfRank: (query: ScoreOfRankQuery) => ask(call(scoreLookups.score, { body: query })),
  /**
   * The same where it only tells ties: null where the table ends before the rank, or cannot be asked. Without it a rank
   * ties with equal ones alone, which is no failure to announce.
   */
  tiesOfRank: (query: ScoreOfRankQuery) => {
    const { key, staleTime, send } = call(scoreLookups.score, { body: query })
    return ask({ key: [...key, 'ties'], staleTime, send: (signal) => send(signal).catch(nothing) })
  },
}
