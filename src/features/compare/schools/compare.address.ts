import { LIBRARY_FIELDS } from '~/entities/school/library.address'
import { address, type Filters } from '~/shared/address/address'
import { choice, field } from '~/shared/address/fields'

/** Which schools stand side by side, by id, and whose lines are shown: those of a province and a subject. */
export const compareAddress = address({
  schools: field.values,
  province: field.province,
  subject: field.subject,
  rank: field.rank,
  /** Every row, or only those in which the schools differ. */
  rows: choice(['all', 'different']),
  // How a school is looked for that is to stand beside them.
  ...LIBRARY_FIELDS,
})
export type CompareFilters = Filters<typeof compareAddress>
