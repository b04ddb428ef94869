import { LEAST, STEP } from './reported-steps'
import type { ReportedFigures } from './tier-name'

/** What is told as the least may as well be nothing. */
const BELOW = LEAST + STEP

/** 约 65%（55%–75%）, 不到 10%（最多 15%）; the range alone where there is one year to compare with; undefined where there is none. */
export function chanceText({
  probability,
  probabilityLow,
  probabilityHigh,
}: Omit<ReportedFigures, 'risk'>): string | undefined {
  const hasRange = probabilityLow != null && probabilityHigh != null
  const span =
    hasRange && probabilityLow < probabilityHigh ? `${probabilityLow}%–${probabilityHigh}%` : undefined
  if (probability == null) return span
  if (probability <= LEAST) return `不到 ${BELOW}%${span ? `（最多 ${probabilityHigh}%）` : ''}`
  return span ? `约 ${probability}%（${span}）` : `约 ${probability}%`
}

/** The same where a line has little room: 65%, or the range alone. */
export function chanceBrief(figures: Omit<ReportedFigures, 'risk'>): string | undefined {
  const { probability } = figures
  if (probability == null) return chanceText(figures)
  return probability <= LEAST ? `<${BELOW}%` : `${probability}%`
}
