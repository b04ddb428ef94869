import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Whose last line stands first, and the rank beside it: the reader's own when absent. */
export const overviewAddress = address({
  province: field.province,
  subject: field.subject,
  rank: field.rank,
})
export type OverviewFilters = Filters<typeof overviewAddress>
