import type { ToldFigures } from './tier-name'

/** Chances come in steps of 5 %, rounded down, and none is said to be nothing: this one is of 0 to 10 %. */
const LOWEST = 5
const BELOW = LOWEST + 5

/** 约 65%（55%–75%）, 不到 10%（最多 15%）; the range alone where there is one year to compare with; undefined where there is none. */
export function chanceText({
  probability,
  probabilityLow,
  probabilityHigh,
}: Omit<ToldFigures, 'risk'>): string | undefined {
  const hasRange = probabilityLow != null && probabilityHigh != null
  const span =
    hasRange && probabilityLow < probabilityHigh ? `${probabilityLow}%–${probabilityHigh}%` : undefined
  if (probability == null) return span
  if (probability <= LOWEST) return `不到 ${BELOW}%${span ? `（最多 ${probabilityHigh}%）` : ''}`
  return span ? `约 ${probability}%（${span}）` : `约 ${probability}%`
}

/** The same where a line has little room: 65%, or the range alone. */
export function chanceBrief(figures: Omit<ToldFigures, 'risk'>): string | undefined {
  const { probability } = figures
  if (probability == null) return chanceText(figures)
  return probability <= LOWEST ? `<${BELOW}%` : `${probability}%`
}
