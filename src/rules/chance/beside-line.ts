import { tierBesideLine } from './tier-beside-line'
import type { TierName } from './tier-name'

/** A candidate's own place: all who share the score hold the ranks from `best` to `rank`. Both count from 1. */
export interface OwnRank {
  /** The lowest of the interval: the careful side, and the one that is compared. */
  readonly rank: number
  /** Where the interval begins; absent while nobody has said it, and where the rank is the only one. */
  readonly best?: number | undefined
}

/** A tier, or a line inside the own interval: the candidate and the last who was admitted have the same score. */
export type BesideLine = TierName | '同分'

/** What a rank says beside one line: inside the own interval neither more nor less than a tie; else its tier. */
export function besideLine({ rank, best = rank }: OwnRank, lowestRank: number): BesideLine {
  return lowestRank >= best && lowestRank <= rank ? '同分' : tierBesideLine(rank, lowestRank)
}
