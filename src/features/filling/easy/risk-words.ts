import type { RiskPoint } from '~/contracts/recommendation'
import { shareText } from '~/entities/application-list/share-text'
import { formatCount } from '~/shared/lib/text/format'

/** A slip in percent, as the product tells one. */
export const slipOfPoint = ({ slip }: Pick<RiskPoint, 'slip'>) => shareText(slip / 100)

/** What a point of the curve means, in one sentence. */
export function pointText(point: RiskPoint): string {
  return `填 ${point.rows} 个，滑档 ${slipOfPoint(point)}；好的那一半年份，平均能到往年位次 ${formatCount(point.halfRank)} 左右的志愿。`
}

/** What going from one point to another costs and gains: 滑档 0.1% → 1.0%，换来 3 个更想去的. */
export function priceText(from: RiskPoint, to: RiskPoint): string {
  const [before, after] = [slipOfPoint(from), slipOfPoint(to)]
  const slip = before === after ? `滑档还是${after}` : `滑档 ${before} → ${after}`
  const more = to.better - from.better
  if (more > 0) return `${slip}，换来 ${more} 个更想去的。`
  if (more < 0) return `${slip}，更想去的少 ${-more} 个。`
  return `${slip}，更想去的一个也没有多。`
}

/** The point whose shares these are; undefined where the curve has none of them. */
export function placeOf(
  points: readonly RiskPoint[],
  shares: RiskPoint['rule'] | undefined,
): number | undefined {
  if (!shares) return undefined
  const place = points.findIndex(
    ({ rule }) =>
      (rule.dreamPercent ?? 0) === (shares.dreamPercent ?? 0) &&
      rule.reachPercent === shares.reachPercent &&
      rule.matchPercent === shares.matchPercent,
  )
  return place < 0 ? undefined : place
}
