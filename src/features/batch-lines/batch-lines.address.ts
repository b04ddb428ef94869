import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Whose control lines: a province. Its default depends on the person. */
export const batchLinesAddress = address({ province: field.province })
export type BatchLinesFilters = Filters<typeof batchLinesAddress>
