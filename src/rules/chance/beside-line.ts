import { tierBesideLine } from './tier-beside-line'
import type { TierName } from './tier-name'

/** A candidate's own place: all who share the score hold the ranks from `best` to `rank`. Both count from 1. */
export interface OwnRank {
  /** The lowest of the interval: the careful side, and the one that is compared. */
  readonly rank: number
  /** Where the interval begins; absent while nobody has said it, and where the rank is the only one. */
  readonly best?: number | undefined
}

/**
 * A tier, or one of two words beside it. 同分 is a line inside the own interval: the candidate and the last who was admitted
 * have the same score. 贴线 is a line a little harder than the own place, which the years still leave within even chances.
 */
export type BesideLine = TierName | '同分' | '贴线'

/** What a rank says beside one line: inside the own interval neither more nor less than a tie; else its tier. */
export function besideLine({ rank, best = rank }: OwnRank, lowestRank: number): BesideLine {
  if (lowestRank >= best && lowestRank <= rank) return '同分'
  return besideHarder(tierBesideLine(rank, lowestRank), rank, lowestRank)
}

/**
 * The tier that several years give a row of a list, beside the line of one of them: 稳 and 保 say that the rank is the
 * better one, so a line that is harder than it is 贴线.
 */
export function besideHarder(tier: TierName, rank: number, lowestRank: number): TierName | '贴线' {
  return lowestRank < rank && (tier === '稳' || tier === '保') ? '贴线' : tier
}
