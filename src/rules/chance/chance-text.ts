import type { ToldFigures } from './tier-name'

/** 约 65%（55%–75%）; the range alone where there is one year to compare with; undefined where there is none. */
export function chanceText({
  probability,
  probabilityLow,
  probabilityHigh,
}: Omit<ToldFigures, 'risk'>): string | undefined {
  const hasRange = probabilityLow != null && probabilityHigh != null
  const span =
    hasRange && probabilityLow < probabilityHigh ? `${probabilityLow}%–${probabilityHigh}%` : undefined
  if (probability == null) return span
  return span ? `约 ${probability}%（${span}）` : `约 ${probability}%`
}

/** The same where a line has little room: 65%, or the range alone. */
export function chanceBrief(figures: Omit<ToldFigures, 'risk'>): string | undefined {
  return figures.probability == null ? chanceText(figures) : `${figures.probability}%`
}
