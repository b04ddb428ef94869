/** Admission lines, plans and units of one school in one province and year. */
export { batchesOfSchool, linesOfMajor, majorPlans, majorScoreLines, schoolScoreLines } from './model/lines'
export { schoolUnits } from './model/school-units'
export { linesOfSchool, type SchoolLine, type SchoolYearKey } from './model/strength'
