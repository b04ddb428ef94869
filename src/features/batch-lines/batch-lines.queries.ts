import { batchLines } from '~/contracts/batch-lines'
import { endpointQuery, FRESH } from '~/shared/api/query'

export const batchLineQueries = {
  /** Control lines of one province, the newest year first. */
  byProvince: (province: string) =>
    endpointQuery(batchLines.byProvince, { query: { province } }, FRESH.session),
}
