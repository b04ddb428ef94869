import { address, type Filters } from '~/shared/address/address'
import { text, wholeNumber } from '~/shared/address/fields'

/** Which assessment is shown: its round, the last one when absent, and one grade, all when absent. */
export const schoolMajorsAddress = address({ round: wholeNumber(1, 99), grade: text(4) })
export type SchoolMajorsFilters = Filters<typeof schoolMajorsAddress>
