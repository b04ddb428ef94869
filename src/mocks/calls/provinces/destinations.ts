import type { SameScoreDestination } from '~/contracts/score-lookups'
import { requirementText } from '~/rules/filing/requirement'
import { inSlices } from '../../server/in-slices'
import { type AdmissionGroup, admissionGroups } from '../../world/admission/groups'
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

/** The groups, or the schools where there are no groups, whose lines lie near a rank; by rising rank. */
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
  return unitsOf(admissionGroups({ school, ...key }))
    .filter(({ lowestRank }) => lowestRank >= best && lowestRank <= last)
    .map((group) => destination(school, group))
}

/** A school without group codes takes all of a batch together, down to the last. */
function unitsOf(groups: readonly AdmissionGroup[]): AdmissionGroup[] {
  const units = new Map<string, AdmissionGroup>()
  for (const group of groups) {
    const unit = `${group.batch}|${group.code ?? ''}`
    const known = units.get(unit)
    const lower = known && known.lowestRank > group.lowestRank ? known : group
    units.set(unit, { ...lower, planNum: group.planNum + (known?.planNum ?? 0) })
  }
  return [...units.values()]
}

function destination(school: School, group: AdmissionGroup): SameScoreDestination {
  const { batch, code, planNum, lowestScore, lowestRank } = group
  return {
    schoolId: school.id,
    schoolName: school.schoolName,
    provinceName: school.provinceName,
    cityName: school.cityName,
    schoolFeatures: [...school.schoolFeatures],
    batch,
    planNum,
    lowestScore,
    lowestRank,
    ...(code !== undefined && {
      majorGroupCode: code,
      subjectRequirement: requirementText(group.subject, group.electives),
    }),
  }
}
