import { controlLines } from '~/contracts/control-lines'
import { endpointQuery, FRESH } from '~/shared/api/query'

export const batchLineQueries = {
  /** Control lines of one province, the newest year first. */
  byProvince: (province: string) =>
    endpointQuery(controlLines.byProvince, { query: { province } }, FRESH.session),
}
