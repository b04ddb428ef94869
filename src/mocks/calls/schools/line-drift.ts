import type { LineDrift } from '~/contracts/school-lines'
import { driftBands, type MovedUnit } from '~/rules/chance/line-drift'
import { examMode } from '~/rules/exam/exam-mode'
import { undergraduateCandidates } from '~/rules/filing/undergraduate-candidates'
import { inSlices } from '../../server/in-slices'
import { admissionGroups } from '../../world/admission/groups'
import type { SchoolYearKey } from '../../world/admission/lines'
import { givenCandidates } from '../../world/exam/score-table'
import { isGiven } from '../../world/given/given-world'
import { remember } from '../../world/kit/remember'
import { type School, schools } from '../../world/schools/schools'

type DriftKey = Omit<SchoolYearKey, 'school'>

/** How far the lines of a province and subject moved from the year before; no bands where that year had another exam. */
export const lineDrift: (key: DriftKey, scale?: number) => Promise<LineDrift> = remember(
  24,
  ({ province, year, subject }, scale) => [province, year, subject, scale].join('|'),
  async (key: DriftKey, scale?: number): Promise<LineDrift> => {
    if (!examMode(key.province, key.year - 1)?.subjects.some((name) => name === key.subject))
      return { year: key.year, bands: [] }
    const moved = await inSlices(schools(scale), (school) => movedUnits(school, key))
    const candidates = isGiven()
      ? givenCandidates(key.province, key.subject)[key.year]
      : undergraduateCandidates(key.province, key.year, key.subject)
    return { year: key.year, bands: driftBands(moved.flat(), candidates) }
  },
)

function movedUnits(school: School, { year, ...key }: DriftKey): MovedUnit[] {
  const before = unitsOf({ ...key, school, year: year - 1 })
  return [...unitsOf({ ...key, school, year })].flatMap(([name, unit]) => {
    const { lowestRank: lowestRankBefore, places } = before.get(name) ?? {}
    if (lowestRankBefore === undefined || places === undefined) return []
    return [{ ...unit, lowestRankBefore, places: Math.min(unit.places, places) }]
  })
}

/** Where a table of lines names no places, a major is counted as a few: the lines of a whole school are then looked at. */
const PLACES_OF_MAJOR = 4

/** Groups of a school by their code; where there are none, the ordinary majors of a batch and its 中外合作 apart. */
function unitsOf(key: SchoolYearKey) {
  const units = new Map<string, Omit<MovedUnit, 'lowestRankBefore'>>()
  for (const { batch, code, joint, lowestRank, planNum, majors } of admissionGroups(key)) {
    if (lowestRank === undefined) continue
    const name = `${batch}|${code ?? joint}`
    const known = units.get(name)
    units.set(name, {
      batch,
      lowestRank: Math.max(lowestRank, known?.lowestRank ?? 0),
      places: (planNum ?? PLACES_OF_MAJOR * majors.length) + (known?.places ?? 0),
    })
  }
  return units
}
