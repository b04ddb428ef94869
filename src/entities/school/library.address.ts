import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Schools on a page of the drawer (S2 §9). */
export const SCHOOLS_ON_PAGE = 6

/** What the school library is asked (S2 §2), field by field. An empty row is 全部. */
export const LIBRARY_FIELDS = {
  q: field.q,
  provinces: field.values,
  types: field.values,
  features: field.values,
  natures: field.values,
  page: field.page,
} as const

export const libraryAddress = address(LIBRARY_FIELDS)

export type LibraryFilters = Filters<typeof libraryAddress>
