import { address, type Filters } from '~/shared/address/address'
import { choice } from '~/shared/address/fields'

/** How the rows of a list are shown: each with its figures, or in one line to be put in order. */
export const listAddress = address({ view: choice(['detail', 'order']) })
export type ListFilters = Filters<typeof listAddress>
