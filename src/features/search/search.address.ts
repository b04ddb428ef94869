import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** What is looked for, and the page of the news that were found. */
export const searchAddress = address({ q: field.q, page: field.page })
export type SearchFilters = Filters<typeof searchAddress>
