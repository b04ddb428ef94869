import type { SameScoreDestination } from '~/contracts/score-lookups'
import { applicationForm } from '~/rules/filing/application-form'
import { categoryOf } from '~/rules/filing/joint'
import { requirementText } from '~/rules/filing/requirement'
import { inSlices } from '../../server/in-slices'
import { type AdmissionGroup, type AdmissionMajor, admissionGroups } from '../../world/admission/groups'
import { linesOfSchool } from '../../world/admission/lines'
import { remember } from '../../world/kit/remember'
import { type School, schools } from '../../world/schools/schools'

interface NearQuery {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly rank: number
  /** How far a line may lie from the rank, in percent of it. */
  readonly within: number
}

/** No answer holds more lines than this: the nearest ones. */
const MOST_DESTINATIONS = 300
/** A school is looked at when the line of its last group is at most this many times the rank. */
const SAFEST_LINE = 3

/** The units of application whose lines lie near a rank; by rising rank. */
export const destinationsNear: (
  query: NearQuery,
  scale?: number,
) => Promise<readonly SameScoreDestination[]> = remember(
  12,
  ({ province, year, subject, rank, within }, scale) =>
    [province, year, subject, rank, within, scale].join('|'),
  async (query: NearQuery, scale?: number) => {
    const found = await inSlices(schools(scale), (school) => destinationsOf(school, query))
    const far = ({ lowestRank }: SameScoreDestination) => Math.abs(lowestRank - query.rank)
    return found
      .flat()
      .toSorted((a, b) => far(a) - far(b))
      .slice(0, MOST_DESTINATIONS)
      .toSorted((a, b) => a.lowestRank - b.lowestRank)
  },
)

function destinationsOf(school: School, { rank, within, ...key }: NearQuery): SameScoreDestination[] {
  const [best, last] = [rank * (1 - within / 100), rank * (1 + within / 100)]
  const isNear = linesOfSchool({ school, ...key }).some(
    ({ lowestRank }) => lowestRank >= best && lowestRank <= last * SAFEST_LINE,
  )
  if (!isNear) return []
  return unitsOf(admissionGroups({ school, ...key }), key)
    .filter(({ lowestRank }) => lowestRank >= best && lowestRank <= last)
    .map((unit) => destination(school, unit))
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
      const lower = known && known.lowestRank > group.lowestRank ? known : group
      schools.set(key, { ...lower, planNum: group.planNum + (known?.planNum ?? 0) })
    }
  }
  return [...units, ...schools.values()]
}

type UnitsQuery = Pick<NearQuery, 'province' | 'year'>

/** A unit of application with its line. */
interface Unit
  extends Pick<
    AdmissionGroup,
    'batch' | 'code' | 'planNum' | 'lowestScore' | 'lowestRank' | 'subject' | 'electives' | 'joint'
  > {
  readonly majorName?: string
}

function unitOfMajor({ batch, subject, electives, joint }: AdmissionGroup, major: AdmissionMajor): Unit {
  const { entry, planNum, lowestScore, lowestRank } = major
  return { batch, subject, electives, joint, planNum, lowestScore, lowestRank, majorName: entry.name }
}

function destination(school: School, unit: Unit): SameScoreDestination {
  const { batch, code, majorName, joint, planNum, lowestScore, lowestRank } = unit
  return {
    schoolId: school.id,
    schoolName: school.schoolName,
    provinceName: school.provinceName,
    cityName: school.cityName,
    schoolFeatures: [...school.schoolFeatures],
    batch,
    admissionType: categoryOf(joint),
    planNum,
    lowestScore,
    lowestRank,
    ...(majorName !== undefined && { majorName }),
    ...(code !== undefined && { majorGroupCode: code }),
    // A school as a whole asks for what its majors ask for.
    ...((code !== undefined || majorName !== undefined) && {
      subjectRequirement: requirementText(unit.subject, unit.electives),
    }),
  }
}
