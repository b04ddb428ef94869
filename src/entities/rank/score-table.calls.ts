import { type RankQuery, scoreTables } from '~/contracts/score-tables'
import { ask, call } from '~/shared/api/call'

/** A score table; without a batch that of the whole exam. */
export type TableQuestion = Omit<RankQuery, 'score'>

/** A complete question to a score table. */
export type ScoreQuestion = TableQuestion & { readonly score: number }

export const scoreTableCalls = {
  /** The score table. */
  table: (body: RankQuery) => ask(call(scoreTables.rows, { body })),
  /** Where one score stands. */
  segment: (body: ScoreQuestion) => ask(call(scoreTables.segment, { body })),
  /** What that rank was worth in other years. */
  equivalents: (body: ScoreQuestion) => ask(call(scoreTables.equivalents, { body })),
}
