/** The ratio of two ranks at which a dot stands at the end of its bar. */
const FULL_RATIO = 4 / 3

/** Where a line stands beside the own rank, in percent of a bar: 50 is the same rank, more is a line that is easier to meet. */
export function lineOffset(rank: number, lowestRank: number): number {
  const share = Math.log(lowestRank / rank) / Math.log(FULL_RATIO)
  return 50 + 50 * Math.max(-1, Math.min(1, share))
}
