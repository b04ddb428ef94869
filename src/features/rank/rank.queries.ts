import { type RankQuery, scoreTables } from '~/contracts/score-tables'
import { endpointQuery, FRESH } from '~/shared/api/query'

type ScoredQuery = RankQuery & { score: number }

export const rankQueries = {
  /** Years, subjects and batches of one province. */
  filter: (province: string) => endpointQuery(scoreTables.select, { query: { province } }, FRESH.session),
  /** The score table. */
  table: (body: RankQuery) => endpointQuery(scoreTables.rows, { body }, FRESH.session),
  /** Where one score stands. */
  segment: (body: ScoredQuery) => endpointQuery(scoreTables.segment, { body }, FRESH.session),
  /** What that rank was worth in other years. */
  equivalents: (body: ScoredQuery) => endpointQuery(scoreTables.equivalents, { body }, FRESH.session),
}
