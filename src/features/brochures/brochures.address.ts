import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Which brochures of a school are listed, and which one is open. */
export const brochuresAddress = address({
  /** Words of a title. */
  q: field.q,
  page: field.page,
  /** The id of the open brochure. */
  guide: field.id,
})
export type BrochuresFilters = Filters<typeof brochuresAddress>
