import type { GivenPlanRow } from '~/rules/own-data/given'
import type { GivenUnit, UnitLine } from '~/rules/own-data/unit-line'
import type { AdmissionGroup, AdmissionMajor } from '../../admission/groups'
import { givenProvince, sourceOf } from '../../given/given-world'
import type { School } from '../../schools/schools'
import type { PlanKey, UnitYear } from './unit-year'

/**
 * The lines of a unit of this year's plan in the years before, by the crosswalk of the rules: codes are given anew each
 * year, and nothing is joined by them.
 */
export function givenYears(
  school: School,
  { province, subject, batch, year: planYear }: PlanKey,
  { code, requirement }: AdmissionGroup,
  majors: readonly AdmissionMajor[],
  years: readonly number[],
): UnitYear[] {
  const tables = givenProvince(province)
  const plan = tables?.plan({ schoolId: school.id, year: planYear, subject }) ?? []
  const rows = majors.flatMap(({ at }) => plan.find((row) => row.at === at) ?? [])
  const [first] = rows
  if (!tables || !first || rows.length < majors.length) return []
  const unit: GivenUnit = {
    year: planYear,
    subject: first.subject,
    batch,
    schoolId: school.id,
    school: school.schoolName,
    ...(first.category && { category: first.category }),
    ...(code !== undefined && { group: code }),
    ...(requirement !== undefined && { requirement }),
    rows,
  }
  return years.flatMap((year): UnitYear[] => {
    const line = tables.lineOfUnit(unit, year)
    if (!line) return []
    const lined = majors.flatMap((major, at) => {
      const row = rows[at]
      const own =
        row && !hasSameName(row, rows) ? tables.lineOfMajor({ ...unit, rows: [row] }, year) : undefined
      return own ? [{ ...major, planNum: undefined, ...figuresOf(own), at: own.at }] : []
    })
    return [
      {
        year,
        ...figuresOf(line),
        majors: lined,
        ...(line.derived === 'group-from-majors' && rows.length > 1 && { matched: line.matched }),
        source: sourceOf(line.at),
      },
    ]
  })
}

const figuresOf = ({ lowestScore, lowestRank }: UnitLine) => ({ lowestScore, lowestRank })

/** Two rows that nothing tells apart: neither has the line of the other. */
const hasSameName = (row: GivenPlanRow, rows: readonly GivenPlanRow[]) =>
  rows.filter(({ major, note }) => major === row.major && note === row.note).length > 1
