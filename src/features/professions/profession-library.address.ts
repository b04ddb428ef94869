import { address, type Filters } from '~/shared/address/address'
import { field, text } from '~/shared/address/fields'

/** What the profession library shows: one category or all, and a keyword that is marked. */
export const professionLibraryAddress = address({ category: text(8), q: field.q })

export type ProfessionLibraryFilters = Filters<typeof professionLibraryAddress>
