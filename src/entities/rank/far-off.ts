import { formatCount } from '~/shared/lib/text/format'

/** A rank that is far from every line of a school. */
export interface FarOff {
  /** Whether it is too low for the easiest of them; else it is far better than the hardest. */
  readonly isBelow: boolean
  /** Places between the rank and the nearest line. */
  readonly gap: number
}

/**
 * A rank more than a third beyond the nearest of all lines: no single one is worth a mark. Ranks count from 1; the
 * smaller is the better.
 */
export function farOff(rank: number | undefined, lines: readonly number[]): FarOff | undefined {
  if (rank === undefined || lines.length === 0) return undefined
  const [hardest, easiest] = [Math.min(...lines), Math.max(...lines)]
  if (rank * 3 > easiest * 4) return { isBelow: true, gap: rank - easiest }
  if (rank * 3 < hardest * 2) return { isBelow: false, gap: hardest - rank }
  return undefined
}

/** A gap in round figures, as it stands before 名: 10 万, 2.3 万, 4,000 , 130 . */
export function roundGap(gap: number): string {
  if (gap >= 100_000) return `${Math.round(gap / 10_000)} 万`
  if (gap >= 10_000) return `${Math.round(gap / 1000) / 10} 万`
  const step = gap >= 1000 ? 1000 : 10
  return `${formatCount(Math.max(step, Math.round(gap / step) * step))} `
}
