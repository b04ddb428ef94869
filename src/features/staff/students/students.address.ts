import { address, type Filters } from '~/shared/address/address'
import { field, wholeNumber, word } from '~/shared/address/fields'

/** Which students the staff look at. */
export const studentsAddress = address({
  q: field.q,
  province: field.province,
  year: field.year,
  vip: word(['yes', 'no']),
  /** Id of the planner. */
  planner: field.id,
  /** Status of the newest order, 1–4. */
  status: wholeNumber(1, 4),
  page: field.page,
})
export type StudentsFilters = Filters<typeof studentsAddress>
