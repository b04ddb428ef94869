import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Schools on a page (S2 §9). */
export const SCHOOLS_ON_PAGE = 6

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
