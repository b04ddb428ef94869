import { chanceAt } from './admission-chance'
import type { ExpectedLine } from './expected-line'
import { meanSpread, SCHOOL_SPREAD } from './spread'
import { studentT4Quantile } from './student-t4'
import { TIER_FROM, type ToldFigures, tierBounds } from './tier-name'

/** How likely a row is by who knows more than its own lines: its share lies between these, from 0 to 1. */
export interface ToldChance {
  readonly low: number
  readonly high: number
}

/** No share is taken for certain, whichever way. */
const SUREST = 0.98

/**
 * The expected line of a row, moved so that the own rank has the chance that was told. A line that says so already stays;
 * a row without one is as uncertain as a unit judged by its school.
 */
export function toldLine(
  rank: number,
  line: ExpectedLine | undefined,
  told: ToldChance | undefined,
): ExpectedLine | undefined {
  if (!told) return line
  const share = line && chanceAt(rank, line).share
  if (share !== undefined && share >= told.low && (share < told.high || told.high === 1)) return line
  const sides = line?.sides ?? SCHOOL_SPREAD
  const wanted = Math.min(Math.max((told.low + told.high) / 2, 1 - SUREST), SUREST)
  const side = wanted > 0.5 ? sides.harder : sides.easier
  const centre = Math.log(rank) + studentT4Quantile(wanted) * (side / Math.SQRT2)
  return line
    ? { ...line, centre }
    : { centre, sides, spread: meanSpread(sides), years: 0, basis: 'school', reform: false }
}

/** Percent are told in steps that never promise more than is known: 65 means 65 to 70. */
const STEP = 5

/** Between which shares a chance that is told in percent lies, inside the tier that is told with it. */
export function toldShares({
  risk,
  probability,
  probabilityLow,
  probabilityHigh,
}: ToldFigures): ToldChance | undefined {
  const from = probability ?? probabilityLow
  const to = probability ?? probabilityHigh
  if (from == null || to == null) return undefined
  const [least, most] = tierBounds(risk ?? undefined)
  // The first step and the last are open.
  const low = Math.max(from < TIER_FROM.reach ? 0 : from, least)
  const high = Math.min(to >= TIER_FROM.safety ? 100 : to + STEP, most)
  return low < high ? { low: low / 100, high: high / 100 } : { low: least / 100, high: most / 100 }
}
