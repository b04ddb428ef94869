import { type ExpectedLine, expectedLine, type LineQuery, type PastLine } from './expected-line'
import { studentT4 } from './student-t4'
import { TIER_FROM, type Tier } from './tier-name'

export type { PastLine, Tier }

/** How likely a rank is admitted. Shares are percent in steps of 5, from 5 to 95. */
export interface Chance {
  /** Absent when out of reach. Always follows from the probability. */
  readonly tier?: Tier
  /** Absent where less than two years can be compared: then there is a range alone. */
  readonly probability?: number
  readonly low: number
  readonly high: number
  /** ln of the expected lowest rank: units are harder the lower it is. */
  readonly centre: number
  /** How far the line may come out from there: a standard deviation in ln rank. */
  readonly spread: number
  /** The computed share, from 0 to 1, that `probability` and `tier` are read from. */
  readonly share: number
  /** Where the figures come from. */
  readonly line: ExpectedLine
}

export interface ChanceQuery extends LineQuery {
  /** The rank of who asks. */
  readonly rank: number
}

/** Half the width of the range that is shown, in spreads. */
const RANGE = 0.5
/** Few data never come near certainty, in percent. */
const FEW = { lowest: 10, highest: 90 } as const

/**
 * The chance of a rank at a unit by its lines of earlier years: Student t with 4 degrees of freedom around their
 * weighted mean. Thresholds are 保 ≥ 90 %, 稳 ≥ 50 %, 冲 ≥ 10 %. Undefined without any line to compare with.
 */
export function admissionChance(query: ChanceQuery): Chance | undefined {
  const line = expectedLine(query)
  return line && chanceAt(query.rank, line)
}

/** The chance of a rank where the line is expected as told. */
export function chanceAt(rank: number, line: ExpectedLine): Chance {
  const own = Math.log(rank)
  const { centre, spread } = line
  const share = shareAt(own, line)
  const probability = roundedShare(share)
  const tier = tierOf(probability)
  const low = roundedShare(shareAt(own, line, -RANGE * spread))
  const high = roundedShare(shareAt(own, line, RANGE * spread))
  const isClear = line.years > 1
  const range = isClear ? { low, high } : widened(low, high, tier)
  return {
    ...(tier !== undefined && { tier }),
    ...(isClear && { probability }),
    ...range,
    centre,
    spread,
    share,
    line,
  }
}

/** The share, from 0 to 1, of a rank given as its ln, with the expected line moved by `shift`. */
function shareAt(own: number, { centre, sides }: ExpectedLine, shift = 0): number {
  const ahead = centre + shift - own
  return studentT4(ahead / ((ahead > 0 ? sides.harder : sides.easier) / Math.SQRT2))
}

/** The tier of a probability in percent; undefined when out of reach. */
export function tierOf(probability: number): Tier | undefined {
  if (probability >= TIER_FROM.safety) return 3
  if (probability >= TIER_FROM.match) return 2
  return probability >= TIER_FROM.reach ? 1 : undefined
}

/** A range of few data is never a point, and within reach it never says 5 or 95. */
function widened(low: number, high: number, tier: Tier | undefined) {
  const least = tier === undefined ? low : FEW.lowest
  return {
    low: Math.min(Math.max(low, least), FEW.highest - 5),
    high: Math.min(Math.max(high, least + 5), FEW.highest),
  }
}

/** Steps of 5 that never promise more than the figure: rounding up could show 90 % beside 稳. */
function roundedShare(share: number): number {
  return Math.min(Math.max(Math.floor(share * 20 + 1e-9) * 5, 5), 95)
}
