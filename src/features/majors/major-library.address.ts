import { LEVEL_WORDS } from '~/entities/place/major-tabs'
import { address, type Filters } from '~/shared/address/address'
import { choice, field, text } from '~/shared/address/fields'

/** What the major library shows: a level, one category of it or all, and a keyword that is marked. */
export const majorLibraryAddress = address({ level: choice(LEVEL_WORDS), category: text(8), q: field.q })

export type MajorLibraryFilters = Filters<typeof majorLibraryAddress>
