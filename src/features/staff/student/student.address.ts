import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Which student is looked at; the specification names the key. */
export const studentAddress = address({ id: field.id })
export type StudentFilters = Filters<typeof studentAddress>
