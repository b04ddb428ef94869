import type { Changes } from '~/shared/address/address'
import { type LibraryFilters, libraryAddress } from './library.address'
import { ROWS } from './library-rows'

/** Takes every condition away. */
export const NO_CONDITIONS: Changes<LibraryFilters> = { ...libraryAddress.parse({}), q: undefined }

/** What is chosen, in words. */
export function conditionsOf(filters: LibraryFilters): string[] {
  return [...(filters.q === undefined ? [] : [filters.q]), ...ROWS.flatMap(({ key }) => filters[key])]
}
