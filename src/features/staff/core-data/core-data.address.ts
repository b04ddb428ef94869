import { address, type Filters } from '~/shared/address/address'
import { text } from '~/shared/address/fields'

/** The period that is looked at: its first and its last day, `2026-06-07`. */
export const coreDataAddress = address({ from: text(10), to: text(10) })
export type CoreDataFilters = Filters<typeof coreDataAddress>
