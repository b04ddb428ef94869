import { address, type Filters } from '~/shared/address/address'
import { field, word } from '~/shared/address/fields'

/** Which planners are looked at: those of a type, 1 督导, 2 全职, 3 兼职. */
export const plannersAddress = address({ type: word(['1', '2', '3']), q: field.q })
export type PlannersFilters = Filters<typeof plannersAddress>
