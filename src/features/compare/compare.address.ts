import { address, type Filters } from '~/shared/address/address'
import { field } from '~/shared/address/fields'

/** Which schools stand side by side, by id, and whose lines are shown: those of a province and a subject. */
export const compareAddress = address({
  schools: field.values,
  province: field.province,
  subject: field.subject,
  rank: field.rank,
})
export type CompareFilters = Filters<typeof compareAddress>
