import { remember } from '../../kit/remember'
import { type School, schools } from '../schools'
import { schoolShares } from './school-facts'

/** The medians of what the schools of a level publish of their graduates, in percent; of none where nobody does. */
const mediansOf = remember(
  4,
  (level: School['level'], scale: number | undefined) => `${level} ${scale}`,
  (level: School['level'], scale: number | undefined) => {
    const shares = schools(scale)
      .filter((school) => school.level === level)
      .map(schoolShares)
    return {
      furtherEducationRate: median(shares.map(({ furtherEducationRate }) => furtherEducationRate)),
      postgraduateRecommendationRate: median(
        shares.flatMap(({ postgraduateRecommendationRate: share }) => share ?? []),
      ),
    }
  },
)

export const shareMedians = ({ level }: School, scale?: number) => mediansOf(level, scale)

/** The middle value, the lower of two. */
function median(values: readonly number[]): number | undefined {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)]
}
