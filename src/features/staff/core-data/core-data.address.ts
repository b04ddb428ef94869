import { address, type Filters } from '~/shared/address/address'
import { choice } from '~/shared/address/fields'

/** How many months back are looked at. */
export const coreDataAddress = address({ months: choice(['3', '6', '12']) })
export type CoreDataFilters = Filters<typeof coreDataAddress>
