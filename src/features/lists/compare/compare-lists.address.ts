import { address, type Filters } from '~/shared/address/address'
import { choice, field } from '~/shared/address/fields'

/** The two lists that stand side by side, by id. */
export const compareListsAddress = address({
  left: field.id,
  right: field.id,
  /** The student whose lists a planner compares; a student compares the own. */
  student: field.id,
  /** Every row, or only those in which the lists differ. */
  rows: choice(['all', 'different']),
})
export type CompareListsFilters = Filters<typeof compareListsAddress>
