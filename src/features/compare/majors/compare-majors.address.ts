import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Which majors stand side by side, by code. */
export const compareMajorsAddress = address({ majors: field.values })
export type CompareMajorsFilters = Filters<typeof compareMajorsAddress>
