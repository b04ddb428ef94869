/** A line as far as it tells which of several is the easiest. Servers may know its score alone, or its rank alone. */
export interface PlacedLine {
  readonly lowestRank?: number | null | undefined
  readonly lowestScore?: number | null | undefined
}

/**
 * Compares two lines, the easier first: by rank where both have one, else by score where both have one. A line that does
 * not compare says nothing: it stands behind one with a rank.
 */
export function easierFirst(a: PlacedLine, b: PlacedLine): number {
  if (a.lowestRank != null && b.lowestRank != null) return b.lowestRank - a.lowestRank
  if (a.lowestRank == null && b.lowestRank == null) return byScore(a, b)
  return a.lowestRank == null ? 1 : -1
}

function byScore({ lowestScore: a }: PlacedLine, { lowestScore: b }: PlacedLine): number {
  if (a != null && b != null) return a - b
  if (a == null && b == null) return 0
  return a == null ? 1 : -1
}

/** The easiest of some lines: the first of those that are equal; undefined without any. */
export function easiestLine<L extends PlacedLine>(lines: readonly L[]): L | undefined {
  return lines.reduce<L | undefined>(
    (last, line) => (!last || easierFirst(line, last) < 0 ? line : last),
    undefined,
  )
}
