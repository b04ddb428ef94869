import { address, type Filters } from '~/shared/address/address'
import { field, text } from '~/shared/address/fields'

/** Which news are listed, and whose calendar stands beside them. */
export const newsAddress = address({
  q: field.q,
  category: text(12),
  page: field.page,
  province: field.province,
})
export type NewsFilters = Filters<typeof newsAddress>

/** The id of an article as a query parameter (S1 §2). */
export const newsDetailAddress = address({ id: field.id })
