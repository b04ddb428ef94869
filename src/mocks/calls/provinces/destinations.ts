import type { NearNarrowing, SameScoreDestination, SameScoreFacets } from '~/contracts/score-lookups'
import { applicationForm } from '~/rules/filing/application-form'
import { easierFirst } from '~/rules/filing/easiest-line'
import { categoryOf } from '~/rules/filing/joint'
import { narrowedLines, windowAround } from '~/rules/filing/near-lines'
import { inSlices } from '../../server/in-slices'
import {
  type AdmissionGroup,
  type AdmissionMajor,
  admissionGroups,
  requirementOfGroup,
} from '../../world/admission/groups'
import { linesOfSchool, type SchoolLine } from '../../world/admission/lines'
import { sourceOf } from '../../world/given/given-world'
import { remember } from '../../world/kit/remember'
import { findSchool, type School, schools } from '../../world/schools/schools'

interface TableKey {
  readonly province: string
  readonly year: number
  readonly subject: string
}

interface NearQuery extends TableKey {
  readonly rank: number
  /** How far a line may lie from the rank, in percent of it. */
  readonly within: number
}

/** A line as the call tells it, and all majors of its unit by name. */
interface NearUnit {
  readonly line: SameScoreDestination
  readonly majorNames: readonly string[]
}

/**
 * How far the units of a school may lie before and behind its line, in times of the rank: a medical group of a middling
 * school far before it, 中外合作 of a famous one far behind. Schools whose units cannot be near are not looked at.
 */
function reachOfUnits({ level, strength }: SchoolLine): { readonly before: number; readonly behind: number } {
  if (level === '专科' || strength > -0.75) return { before: 4.5, behind: 2 }
  if (strength > -1.25) return { before: 5, behind: 2 }
  return { before: 8, behind: strength > -5 ? 3.5 : 10 }
}

/** The units whose lines lie near a rank, the nearest first. Remembered: the units of a province take a moment. */
const unitsNear: (query: NearQuery, scale?: number) => Promise<readonly NearUnit[]> = remember(
  12,
  ({ province, year, subject, rank, within }, scale) =>
    [province, year, subject, rank, within, scale].join('|'),
  async ({ rank, within, ...key }: NearQuery, scale?: number) => {
    const known = unitsOfSchools(key)
    const { best, last } = windowAround(rank, within)
    const found = await inSlices(schools(scale), (school) => {
      const isNear = linesOfSchool({ school, ...key }).some(
        (line) =>
          line.lowestRank * reachOfUnits(line).behind >= best &&
          line.lowestRank <= last * reachOfUnits(line).before,
      )
      if (!isNear) return []
      const units = known.get(school) ?? nearUnits(school, key)
      known.set(school, units)
      return units.filter(({ line }) => line.lowestRank >= best && line.lowestRank <= last)
    })
    const far = ({ line }: NearUnit) => Math.abs(line.lowestRank - rank)
    return found.flat().toSorted((a, b) => far(a) - far(b))
  },
)

/** The units of the schools that were looked at before, of some provinces. */
const unitsOfSchools: (key: TableKey) => Map<School, readonly NearUnit[]> = remember(
  3,
  ({ province, year, subject }: TableKey) => [province, year, subject].join('|'),
  (_: TableKey) => new Map(),
)

/**
 * The units of application whose lines lie near a rank, the nearest first. With how many each filter value would leave.
 */
export async function destinationsNear(
  { rank, within, province, year, subject, ...narrowing }: NearQuery & NearNarrowing,
  scale?: number,
): Promise<{ readonly lines: readonly SameScoreDestination[]; readonly facets: SameScoreFacets }> {
  const units = await unitsNear({ province, year, subject, rank, within }, scale)
  const names = new Map(units.map(({ line, majorNames }) => [line, majorNames]))
  const { found, facets } = narrowedLines(
    units.map(({ line }) => line),
    narrowing,
    (line) => names.get(line) ?? [],
  )
  return { lines: found, facets }
}

/** The lines of a school in the year before, whatever their rank. */
export function linesBefore(schoolId: string, { year, ...key }: TableKey): readonly SameScoreDestination[] {
  const school = findSchool(schoolId)
  return school ? nearUnits(school, { ...key, year: year - 1 }).map(({ line }) => line) : []
}

function nearUnits(school: School, key: TableKey): readonly NearUnit[] {
  return unitsOf(admissionGroups({ school, ...key }), key)
    .filter(isRanked)
    .map((unit) => ({
      line: destination(school, unit),
      majorNames: unit.majors.flatMap(({ entry }) => [
        entry.name,
        ...entry.majors.map(({ major }) => major.majorName),
      ]),
    }))
}

/** What one choice of a list names, by the rules of the province: groups, majors, or a school with its 中外合作 apart. */
function unitsOf(groups: readonly AdmissionGroup[], { province, year }: UnitsQuery): Unit[] {
  const schools = new Map<string, Unit>()
  const units: Unit[] = []
  for (const group of groups) {
    const unit = applicationForm(province, year, group.batch)?.unit
    if (unit === '专业+院校') units.push(...group.majors.map((major) => unitOfMajor(group, major)))
    else if (group.code !== undefined) units.push(group)
    else {
      const key = `${group.batch}|${group.joint}`
      const known = schools.get(key)
      const lower = known && easierFirst(known, group) < 0 ? known : group
      schools.set(key, {
        ...lower,
        planNum: sumOf(group.planNum, known?.planNum),
        majors: [...(known?.majors ?? []), ...group.majors],
      })
    }
  }
  return [...units, ...schools.values()]
}

type UnitsQuery = Pick<NearQuery, 'province' | 'year'>

/** A unit of application with its line. */
interface Unit
  extends Pick<
    AdmissionGroup,
    | 'batch'
    | 'code'
    | 'planNum'
    | 'lowestScore'
    | 'lowestRank'
    | 'subject'
    | 'electives'
    | 'requirement'
    | 'joint'
    | 'majors'
    | 'at'
  > {
  readonly majorName?: string
}

function unitOfMajor(group: AdmissionGroup, major: AdmissionMajor): Unit {
  const { code: _, ...of } = group
  const { entry, planNum, lowestScore, lowestRank, at } = major
  return {
    ...of,
    planNum,
    lowestScore,
    lowestRank,
    majorName: entry.name,
    majors: [major],
    ...(at && { at }),
  }
}

/** Only what has a rank can be near to one. */
const isRanked = (unit: Unit): unit is Ranked => unit.lowestRank !== undefined
type Ranked = Unit & { readonly lowestRank: number }

function sumOf(one: number | undefined, other: number | undefined): number | undefined {
  return one === undefined ? other : one + (other ?? 0)
}

function destination(school: School, unit: Ranked): SameScoreDestination {
  const { batch, code, majorName, joint, planNum, lowestScore, lowestRank, majors, at } = unit
  const fees = majors.flatMap(({ entry }) => entry.fee ?? [])
  return {
    schoolId: school.id,
    schoolName: school.schoolName,
    provinceName: school.provinceName,
    cityName: school.cityName,
    schoolFeatures: [...school.schoolFeatures],
    schoolInstitution: school.schoolInstitution,
    schoolType: [...school.schoolType],
    batch,
    admissionType: categoryOf(joint),
    planNum,
    ...(fees.length > 0 && { fee: Math.min(...fees) }),
    lowestScore,
    lowestRank,
    ...(majorName !== undefined && { majorName }),
    ...(code !== undefined && { majorGroupCode: code }),
    // A school as a whole asks for what its majors ask for.
    ...((code !== undefined || majorName !== undefined) && {
      subjectRequirement: requirementOfGroup(unit),
    }),
    ...(at && { source: sourceOf(at) }),
  }
}
