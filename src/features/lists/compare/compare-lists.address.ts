import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** The two lists that stand side by side, by id. */
export const compareListsAddress = address({ left: field.id, right: field.id })
export type CompareListsFilters = Filters<typeof compareListsAddress>
