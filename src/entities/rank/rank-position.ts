/** Where a rank stands to the lowest one that was admitted. Ranks count from 1; a smaller number is the better rank. */
export interface RankPosition {
  readonly side: 'above' | 'below' | 'on'
  /** How many places lie between the two. */
  readonly difference: number
  /** −1 to 1: how far above (positive) or below, on a scale of ratios; a third better or worse fills it. */
  readonly share: number
}

/** The ratio of two ranks that fills the bar: beyond it a line is plainly out of reach, or plainly safe. */
const FULL_RATIO = 4 / 3

export function rankPosition(rank: number, lowestRank: number): RankPosition {
  const difference = Math.abs(lowestRank - rank)
  const share = Math.max(-1, Math.min(1, Math.log(lowestRank / rank) / Math.log(FULL_RATIO)))
  if (difference === 0) return { side: 'on', difference, share: 0 }
  return { side: rank < lowestRank ? 'above' : 'below', difference, share }
}
