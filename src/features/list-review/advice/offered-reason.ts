import type { ApplicationItem } from '~/contracts/application-lists'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { codeDigits } from '~/entities/application-list/is-major-of'
import { feesOf } from '~/entities/application-list/row-facts'
import type { Intention } from '~/entities/intention/intention'
import { tierInList, tierOfFigures } from '~/rules/chance/tier-name'
import { formatCount } from '~/shared/lib/text/format'

/** For whom a row stands in a list. */
export interface ReasonFor {
  /** Province of the exam. */
  readonly home: string
  readonly rank: number | null | undefined
  /** Absent while they are not known, or where the student has said none. */
  readonly wishes: Intention | null | undefined
}

/** Said of a school before others. */
const FEATURES = ['985', '211', '双一流']
/** A line this much harder than the own rank is a small gap, as a share of the rank. */
const SMALL_GAP = 0.05

/**
 * Why this school for this student, from wishes and facts, as a reason that a planner may take: 省内 · 有小学教育 · 学费
 * 4,200 · 冲：只差 2%. A figure that speaks against the row is in none. Undefined where nothing is known of the unit.
 */
export function offeredReason(
  item: Pick<ApplicationItem, 'majors'>,
  unit: RecommendedUnit | undefined,
  student: ReasonFor,
): string | undefined {
  if (!unit) return undefined
  const fees = feesOf(item, unit)
  const parts = [
    placePart(unit, student),
    FEATURES.find((feature) => unit.schoolFeatures?.includes(feature)),
    majorPart(item, unit, student),
    fees.length > 0 && `学费 ${formatCount(Math.min(...fees))}`,
    tierPart(unit, student),
  ].filter((part) => typeof part === 'string')
  return shortened(parts)
}

function placePart({ provinceName }: RecommendedUnit, { home, wishes }: ReasonFor): string | undefined {
  if (provinceName === home) return '省内'
  return wishes?.provinces.includes(provinceName) ? `想去的${provinceName}` : undefined
}

/** The first of the majors that it names that is wanted; else the first. */
function majorPart(
  { majors }: Pick<ApplicationItem, 'majors'>,
  unit: RecommendedUnit,
  { wishes }: ReasonFor,
): string | undefined {
  const wanted = majors.find(({ majorEnrollCode }) => {
    const code = unit.majors.find((major) => major.majorEnrollCode === majorEnrollCode)?.majorCode
    return code && wishes?.majorCodes.some((wish) => codeDigits(code).startsWith(codeDigits(wish)))
  })
  if (wanted) return `有想学的${wanted.majorName}`
  return majors[0] && `可读${majors[0].majorName}`
}

function tierPart(unit: RecommendedUnit, { rank }: ReasonFor): string | undefined {
  const tier = tierInList(tierOfFigures(unit))
  if (tier === '稳' || tier === '保') return tier === '保' ? '保底' : '稳'
  const line = unit.history[0]?.lowestRank
  const gap = rank && line ? (rank - line) / rank : undefined
  if (tier !== '冲' || gap === undefined) return tier === '冲' ? '冲' : undefined
  if (gap <= 0) return '冲：去年够得着'
  return gap <= SMALL_GAP ? `冲：只差 ${Math.max(1, Math.round(gap * 100))}%` : '冲'
}

/** As many parts as a reason has room for; never a part of a part. */
function shortened(all: readonly string[]): string | undefined {
  const parts = [...all]
  while (parts.join(' · ').length > MOST_CHARACTERS.reason) parts.pop()
  return parts.join(' · ') || undefined
}
