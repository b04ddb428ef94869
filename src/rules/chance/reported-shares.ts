import { STEP } from './reported-steps'
import { type ReportedFigures, TIER_FROM, tierBounds } from './tier-name'

/** How likely a row is by who knows more than its own lines: its share lies between these, from 0 to 1. */
export interface ReportedChance {
  readonly low: number
  readonly high: number
}

/** Between which shares a chance that is told in percent lies, inside the tier that is told with it. */
export function reportedShares({
  risk,
  probability,
  probabilityLow,
  probabilityHigh,
}: ReportedFigures): ReportedChance | undefined {
  const from = probability ?? probabilityLow
  const to = probability ?? probabilityHigh
  if (from == null || to == null) return undefined
  const [least, most] = tierBounds(risk ?? undefined)
  // The first step and the last are open.
  const low = Math.max(from < TIER_FROM.reach ? 0 : from, least)
  const high = Math.min(to >= TIER_FROM.safety ? 100 : to + STEP, most)
  return low < high ? { low: low / 100, high: high / 100 } : { low: least / 100, high: most / 100 }
}
