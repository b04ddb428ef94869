import { type RankQuery, scoreTables } from '~/contracts/score-tables'
import { ask, call } from '~/shared/api/call'

type ScoredQuery = RankQuery & { score: number }

export const rankCalls = {
  /** The score table. */
  table: (body: RankQuery) => ask(call(scoreTables.rows, { body })),
  /** Where one score stands. */
  segment: (body: ScoredQuery) => ask(call(scoreTables.segment, { body })),
  /** What that rank was worth in other years. */
  equivalents: (body: ScoredQuery) => ask(call(scoreTables.equivalents, { body })),
}
