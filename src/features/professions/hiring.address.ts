import { address, type Filters } from '~/shared/address/address'
import { wholeNumber } from '~/shared/address/fields'

/** How many times more of the openings were asked for. */
export const hiringAddress = address({ more: wholeNumber(1, 500) })

export type HiringFilters = Filters<typeof hiringAddress>
