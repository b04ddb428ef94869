import { lifted } from './lifted'
import { spreadOf } from './spread'
import { studentT4Quantile } from './student-t4'
import { TIER_FROM, type TierName, tierName } from './tier-name'

const DOUBTS = { oneYear: true, reform: false }
const NONE: readonly number[] = []

/** How many spreads ahead of the expected line a choice is 保; as many behind, it is out of reach. */
const EDGE = studentT4Quantile(TIER_FROM.safety / 100) / Math.SQRT2

/**
 * The tier of a rank beside one line of one year: what the model of chances (`chanceAt` an expected line) says when it
 * knows nothing else. It does without the rest of that model. Both count from 1; the smaller is the better.
 */
export function tierBesideLine(rank: number, lowestRank: number): TierName {
  const line = Math.log(lowestRank)
  const centre = lifted(line)
  const { harder, easier } = spreadOf(centre, line, NONE, DOUBTS)
  const ahead = centre - Math.log(rank)
  if (ahead >= EDGE * harder) return tierName(3)
  if (ahead >= 0) return tierName(2)
  return tierName(ahead >= -EDGE * easier ? 1 : undefined)
}
