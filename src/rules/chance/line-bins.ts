/** How many bars a ruler of ranks has. */
export const RULER_BINS = 120

/** An axis of ranks by their logarithm: each bar holds as many times more ranks as the one before it. */
export interface RankAxis {
  /** The ranks at its ends; the first is the better one. */
  readonly firstRank: number
  readonly lastRank: number
}

/** Where a rank stands on an axis, from 0 to 1; what lies beyond an end stands at it. */
export function placeOnAxis({ firstRank, lastRank }: RankAxis, rank: number): number {
  const width = Math.log(lastRank / firstRank)
  if (!(width > 0)) return 0
  return Math.min(Math.max(Math.log(Math.max(rank, 1) / firstRank) / width, 0), 1)
}

/** How many of the ranks lie in each bar of an axis. */
export function lineBins(axis: RankAxis, ranks: readonly number[], bins = RULER_BINS): number[] {
  const counts = new Array<number>(bins).fill(0)
  for (const rank of ranks) {
    const at = Math.min(Math.floor(placeOnAxis(axis, rank) * bins), bins - 1)
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

/** The rank in the middle of a bar. */
export function rankOfBin({ firstRank, lastRank }: RankAxis, at: number, bins = RULER_BINS): number {
  return firstRank * (lastRank / firstRank) ** ((at + 0.5) / bins)
}

const MARKS = [1, 3]
/** Of an axis that spans less than this many times its first rank. */
const CLOSE_MARKS = [1, 1.5, 2, 3, 5, 7]
const CLOSE = 30

/**
 * The round ranks that an axis names: 300, 1,000, 3,000 …, and more where it is short, in rising order; its ends are not
 * among them.
 */
export function marksOfAxis({ firstRank, lastRank }: RankAxis): number[] {
  const marks: number[] = []
  const wanted = lastRank < firstRank * CLOSE ? CLOSE_MARKS : MARKS
  for (let power = 10; power < lastRank; power *= 10) {
    for (const times of wanted) {
      const rank = times * power
      if (rank > firstRank * 1.3 && rank < lastRank / 1.3) marks.push(rank)
    }
  }
  return marks
}
