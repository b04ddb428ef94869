import { address, type Filters } from '~/shared/address/address'
import { choice, field, word } from '~/shared/address/fields'

/** The two lists that stand side by side, by id. */
export const compareListsAddress = address({
  left: field.id,
  right: field.id,
  /** The student whose lists a planner compares; a student compares the own. */
  student: field.id,
  /** Every row, or only those in which the lists differ. */
  rows: choice(['all', 'different']),
  /** Whose order the list has that both become, where they do; and units that are taken as one side has them. */
  merge: word(['both', 'left', 'right']),
  fromLeft: field.ids,
  fromRight: field.ids,
})
export type CompareListsFilters = Filters<typeof compareListsAddress>
