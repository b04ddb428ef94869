import { batchLines, type RankQuery } from '~/contracts/batch-lines'
import { endpointQuery, FRESH } from '~/shared/api/query'

type ScoredQuery = RankQuery & { score: number }

export const rankQueries = {
  /** Years, subjects and batches of one province. */
  filter: (province: string) => endpointQuery(batchLines.select, { query: { province } }, FRESH.session),
  /** The score table. */
  table: (body: RankQuery) => endpointQuery(batchLines.segmentDefault, { body }, FRESH.session),
  /** Where one score stands. */
  segment: (body: ScoredQuery) => endpointQuery(batchLines.segment, { body }, FRESH.session),
  /** What that rank was worth in other years. */
  equivalents: (body: ScoredQuery) => endpointQuery(batchLines.historicalEquivalent, { body }, FRESH.session),
}
