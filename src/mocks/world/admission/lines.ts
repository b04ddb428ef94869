import { isGiven } from '../given/given-world'
import { givenSchoolLines } from './model/given-groups'
import { linesOfSchool as modelledLines, type SchoolLine, type SchoolYearKey } from './model/strength'

/** Admission lines, plans and units of one school in one province and year. */
export { batchesOfSchool, linesOfMajor, majorPlans, majorScoreLines, schoolScoreLines } from './model/lines'
export { schoolUnits } from './model/school-units'
export type { SchoolLine, SchoolYearKey }

/** The lowest ranks of a school by batch, the higher batch first; empty where it does not enrol. */
export function linesOfSchool(key: SchoolYearKey): readonly SchoolLine[] {
  return isGiven() ? givenSchoolLines(key) : modelledLines(key)
}
