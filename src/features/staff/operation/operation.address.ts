import { address, type Filters } from '~/shared/address/address'
import { choice } from '~/shared/address/fields'

/** Which part of the public pages is looked after. */
export const operationAddress = address({ tab: choice(['teachers', 'orders', 'log']) })
export type OperationFilters = Filters<typeof operationAddress>
