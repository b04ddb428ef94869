import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** What the school library is asked (S2 §2). An empty row is 全部. */
export const libraryAddress = address({
  q: field.q,
  provinces: field.values,
  types: field.values,
  features: field.values,
  natures: field.values,
  page: field.page,
})
export type LibraryFilters = Filters<typeof libraryAddress>
