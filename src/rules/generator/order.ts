import type { Tier } from '../chance/tier-name'

/** What the order of a list asks of a row. */
export interface Orderable {
  /** ln of the expected lowest rank. */
  readonly centre: number
  /** Worth beside the difficulty, in ln rank. */
  readonly worth: number
  /** Absent: out of reach by a little, as a dream is. */
  readonly tier: Tier | undefined
}

/** What a row is worth: the harder the better, and the more of the wishes it meets. */
export function utilityOf({ centre, worth }: Pick<Orderable, 'centre' | 'worth'>): number {
  return worth - centre
}

/** What is read first: a 冲 that fails costs nothing, a 稳 ends most of the years, and below a 保 nothing is read. */
function turn({ tier }: Pick<Orderable, 'tier'>): number {
  return Math.max((tier ?? 1) - 1, 0)
}

/** Rows as they should be read: 冲 with the dreams, 稳, 保, and of each what is worth most. */
export function byUtility<Row extends Orderable>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => turn(a) - turn(b) || utilityOf(b) - utilityOf(a))
}

/** Differences below this, in ln rank, are noise of the expected lines. */
const NOISE = 0.06

/** Whether an order differs from that by worth in nothing but noise: of the lines, or of where one tier ends. */
export function isReasonable(rows: readonly Orderable[]): boolean {
  let seen = 0
  const least = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  let easiest = Number.NEGATIVE_INFINITY
  for (const row of rows) {
    const own = turn(row)
    if (own === SAFE) {
      seen = SAFE
      continue
    }
    if (seen === SAFE || utilityOf(row) > (least[own] ?? 0) + NOISE) return false
    // A 稳 stands before a 冲 that is plainly harder, whatever it is worth.
    if (own === 0 && easiest > row.centre + NOISE) return false
    if (own > 0) easiest = Math.max(easiest, row.centre)
    least[own] = Math.min(least[own] ?? 0, utilityOf(row))
  }
  return true
}

const SAFE = 2
