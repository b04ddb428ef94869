import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import type { TierName } from '~/rules/chance/tier-name'

type ChanceFigures = Pick<RecommendedUnit, 'risk' | 'probability' | 'probabilityLow' | 'probabilityHigh'>

const TIERS: Readonly<Record<number, TierName>> = { 1: '冲', 2: '稳', 3: '保' }

/** The tier as the server says it; a chance without one is out of reach. */
export function tierOfUnit({ risk, probability, probabilityLow }: ChanceFigures): TierName {
  const tier = risk == null ? undefined : TIERS[risk]
  if (tier) return tier
  return probability == null && probabilityLow == null ? '无数据' : '够不着'
}

/** 约 65%（55%–75%）; the range alone where there is one year to compare with; undefined where there is none. */
export function chanceText({
  probability,
  probabilityLow,
  probabilityHigh,
}: ChanceFigures): string | undefined {
  const hasRange = probabilityLow != null && probabilityHigh != null
  const span =
    hasRange && probabilityLow < probabilityHigh ? `${probabilityLow}%–${probabilityHigh}%` : undefined
  if (probability == null) return span
  return span ? `约 ${probability}%（${span}）` : `约 ${probability}%`
}
