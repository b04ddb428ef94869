import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Schools on a page of the drawer (S2 §9). */
export const SCHOOLS_ON_PAGE = 6

/** What the school library is asked (S2 §2), field by field. An empty row is 全部. */
export const LIBRARY_FIELDS = {
  q: field.q,
  provinces: field.provinces,
  types: field.values,
  features: field.values,
  natures: field.values,
  page: field.page,
} as const

/** The fields of an address that say beside whose last lines, and beside which rank, schools stand. */
export const WHOSE_FIELDS = {
  province: field.province,
  subject: field.subject,
  /** Where no score record tells it. */
  rank: field.rank,
} as const

export const libraryAddress = address(LIBRARY_FIELDS)

export type LibraryFilters = Filters<typeof libraryAddress>

/** What narrows schools beside their name. */
export type Narrowing = Pick<LibraryFilters, 'provinces' | 'types' | 'features' | 'natures'>

/** Whether anything but a name narrows the schools. */
export function isNarrowed({ provinces, types, features, natures }: Narrowing): boolean {
  return [provinces, types, features, natures].some((values) => values.length > 0)
}
