import { easiestLine } from '~/rules/filing/easiest-line'
import type { GivenGroupLine, GivenMajorLine, GivenPlanRow } from '~/rules/own-data/given'
import type { AdmissionGroup, AdmissionMajor } from '../admission/groups'
import type { PlanKey, UnitYear } from '../filing/planned-units'
import type { School } from '../schools/schools'
import { admittedOf, rankedLine } from './admission'
import { givenProvince, sourceOf } from './given-world'

/** Two groups of two years are one where they ask the same and so many of their majors have the same names. */
const ALIKE = 0.6

/**
 * The lines of a unit of this year's plan in the years before. Codes are given anew each year, so nothing is joined by
 * them: a group is found by 上年专业组, by a published group that is alike, or else has the easiest line of its majors.
 */
export function givenYears(
  school: School,
  { province, subject, batch, year: planYear }: PlanKey,
  group: AdmissionGroup,
  majors: readonly AdmissionMajor[],
  years: readonly number[],
): UnitYear[] {
  const tables = givenProvince(province)
  if (!tables) return []
  const plan = tables
    .plan({ schoolId: school.id, year: planYear, subject })
    .filter((row) => row.batch === batch)
  const own = majors.flatMap((major) => plan.find(({ at }) => at === major.at) ?? [])
  const isTwin = (row: GivenPlanRow) => plan.filter((other) => isSameMajor(other, row)).length > 1
  return years.flatMap((year): UnitYear[] => {
    const key = { schoolId: school.id, year, subject }
    const lines = tables.majorLines(key).filter((line) => line.batch === batch)
    const published = tables.groupLines(key).filter((line) => line.batch === batch)
    const matched = majors.flatMap((major, at) => {
      const row = own[at]
      const line = row && !isTwin(row) ? lineOf(row, lines) : undefined
      return line ? [{ ...major, planNum: undefined, ...admittedOf(province, line), at: line.at }] : []
    })
    const whole = publishedOf(group, own, published, lines, year === planYear - 1)
    const last = whole ? rankedLine(province, whole) : easiestLine(matched)
    const at = whole?.at ?? easiestLine(matched)?.at
    if (!last) return []
    return [
      {
        year,
        lowestScore: last.lowestScore,
        lowestRank: last.lowestRank,
        admittedCount: whole?.admitted,
        majors: matched,
        ...(!whole && majors.length > 1 && { matched: matched.length }),
        ...(at && { source: sourceOf(at) }),
      },
    ]
  })
}

type Named = Pick<GivenPlanRow, 'major' | 'note' | 'requirement'>

const isSameMajor = (a: Named, b: Named) =>
  a.major === b.major && (a.note ?? '') === (b.note ?? '') && a.requirement === b.requirement

/** The one line of a major by name and note; of several the one that asks the same. None where that does not tell. */
function lineOf(row: GivenPlanRow, lines: readonly GivenMajorLine[]): GivenMajorLine | undefined {
  const named = lines.filter(({ major, note }) => major === row.major && (note ?? '') === (row.note ?? ''))
  const alike = named.length > 1 ? named.filter((line) => line.requirement === row.requirement) : named
  return alike.length === 1 ? alike[0] : undefined
}

function publishedOf(
  group: AdmissionGroup,
  rows: readonly GivenPlanRow[],
  published: readonly GivenGroupLine[],
  lines: readonly GivenMajorLine[],
  isLastYear: boolean,
): GivenGroupLine | undefined {
  const named = isLastYear ? rows.find(({ lastGroup }) => lastGroup !== undefined)?.lastGroup : undefined
  if (named !== undefined) return published.find((line) => line.group === named)
  const names = new Set(rows.map(({ major }) => major))
  const alike = published.filter((line) => {
    if (line.group === undefined || line.requirement !== group.requirement) return false
    const inside = new Set(lines.flatMap((one) => (one.group === line.group ? one.major : [])))
    const shared = [...inside].filter((name) => names.has(name)).length
    return inside.size > 0 && shared >= ALIKE * Math.max(inside.size, names.size)
  })
  return alike.length === 1 ? alike[0] : undefined
}
