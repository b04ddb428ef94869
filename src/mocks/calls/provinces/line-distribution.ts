import type { LineDistribution, LineLandmark } from '~/contracts/score-lookups'
import { lineBins } from '~/rules/chance/line-bins'
import { schoolsByStanding } from '../../world/admission/library'
import { linesOfSchool } from '../../world/admission/lines'
import { sourceOf } from '../../world/given/given-world'
import { remember } from '../../world/kit/remember'
import { type School, schools } from '../../world/schools/schools'

interface TableKey {
  readonly province: string
  readonly year: number
  readonly subject: string
}

/** So many schools of the whole country, and of the province itself, are told by name. */
const LANDMARKS = 40
const OWN_LANDMARKS = 8

/** Where the lines of all schools lie in a province; undefined where there are none. */
export const lineDistribution: (key: TableKey, scale?: number) => LineDistribution | undefined = remember(
  12,
  ({ province, year, subject }, scale) => [province, year, subject, scale].join('|'),
  ({ province, year, subject }: TableKey, scale?: number) => {
    const key = { province, year, subject }
    const ranks = schools(scale)
      .flatMap((school) => linesOfSchool({ school, ...key }).map(({ lowestRank }) => lowestRank))
      .toSorted((a, b) => a - b)
    const [firstRank, lastRank] = [ranks[0], ranks.at(-1)]
    if (firstRank === undefined || lastRank === undefined) return undefined
    const axis = { firstRank, lastRank }
    return { ...axis, bins: lineBins(axis, ranks), total: ranks.length, landmarks: landmarks(key, scale) }
  },
)

/** The schools that stand first in the country, and those that stand first in the province, by rising rank. */
function landmarks(key: TableKey, scale?: number): LineLandmark[] {
  const lineOf = (school: School) => linesOfSchool({ school, ...key })[0]
  const known = schoolsByStanding(scale).filter((school) => !isPart(school) && lineOf(school) !== undefined)
  const own = known.filter(({ provinceName }) => provinceName === key.province).slice(0, OWN_LANDMARKS)
  return [...new Set([...known.slice(0, LANDMARKS), ...own])]
    .flatMap((school) => {
      const { id: schoolId, schoolName, provinceName } = school
      const line = lineOf(school)
      if (!line) return []
      const { lowestRank, at } = line
      return [{ schoolId, schoolName, provinceName, lowestRank, ...(at && { source: sourceOf(at) }) }]
    })
    .toSorted((a, b) => a.lowestRank - b.lowestRank)
}

/** Whether a school is a campus or a part of another, which people do not find their way by. */
function isPart({ schoolName, campusOf }: School): boolean {
  return campusOf !== undefined || schoolName.includes('（')
}
