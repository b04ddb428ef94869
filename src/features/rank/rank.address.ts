import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** What the rank page is asked. Every field has a default that depends on the person or the data, so none is constant. */
export const rankAddress = address({
  province: field.province,
  year: field.year,
  subject: field.subject,
  batch: field.batch,
  score: field.score,
})
export type RankFilters = Filters<typeof rankAddress>
