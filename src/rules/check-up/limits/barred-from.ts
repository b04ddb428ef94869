import type { ListMajor, ListRow, ListStudent } from '../list-input'
import { verdictsOfFacts } from './limits-of-facts'
import { verdictsOfLimits } from './limits-of-row'

/**
 * Whether limits leave a student nothing in a row: one of the row itself bars, or one of each major that the file may reach.
 * With 服从, and where no major is named, that is every major of the unit.
 */
export function isBarredFrom(row: ListRow, student: ListStudent): boolean {
  const { majors = [], alsoInUnit = [], ...unit } = row
  if (bars(unit, student)) return true
  const reached = row.adjust === false && majors.length > 0 ? majors : [...majors, ...alsoInUnit]
  return reached.length > 0 && reached.every((major) => barsMajor(unit, major, student))
}

function bars(row: ListRow, student: ListStudent): boolean {
  return [...verdictsOfLimits(row, student), ...verdictsOfFacts(row, student)].some(({ barred }) => barred)
}

function barsMajor(unit: ListRow, major: ListMajor, student: ListStudent): boolean {
  return (
    verdictsOfLimits(major, student).some(({ barred }) => barred) ||
    verdictsOfFacts({ ...unit, majors: [major] }, student).some(({ barred }) => barred)
  )
}
