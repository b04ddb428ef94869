import { address, type Filters } from '~/shared/address/address'
import { field, word } from '~/shared/address/fields'

/** Which orders are looked at: those of a status, 1–4. */
export const myStudentsAddress = address({
  /** Those that the badge counts when absent. */
  status: word(['1', '2', '3', '4']),
  /** Only the students of this season's exam. */
  season: word(['this']),
  q: field.q,
  page: field.page,
  /** Students by id, for whom drafts of lists stand in place of the table. */
  drafts: field.values,
})
export type MyStudentsFilters = Filters<typeof myStudentsAddress>
