/** What the order of a list asks of a row. */
export interface Orderable {
  /** ln of the expected lowest rank. */
  readonly centre: number
  /** Worth beside the difficulty, in ln rank. */
  readonly worth: number
  readonly isSafety: boolean
}

/** What a row is worth: the harder the better, and the more of the wishes it meets. */
export function utilityOf({ centre, worth }: Pick<Orderable, 'centre' | 'worth'>): number {
  return worth - centre
}

/** Rows as they should be read: by what they are worth, and 保 behind them, for nothing below a 保 is ever read. */
export function byUtility<Row extends Orderable>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => Number(a.isSafety) - Number(b.isSafety) || utilityOf(b) - utilityOf(a))
}

/** Differences below this, in ln rank, are noise of the expected lines. */
const NOISE = 0.06

/** Whether an order differs from that by worth in nothing but noise. */
export function isReasonable(rows: readonly Orderable[]): boolean {
  let least = Number.POSITIVE_INFINITY
  let seenSafety = false
  for (const row of rows) {
    if (row.isSafety) seenSafety = true
    else if (seenSafety) return false
    else {
      if (utilityOf(row) > least + NOISE) return false
      least = Math.min(least, utilityOf(row))
    }
  }
  return true
}
