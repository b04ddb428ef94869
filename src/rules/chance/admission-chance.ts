import type { ExpectedLine } from './expected-line'
import { reportedPercent, STEP } from './reported-steps'
import { studentT4 } from './student-t4'
import { type Tier, tierOf } from './tier-name'

/** How likely a rank is admitted. Shares are percent in steps of 5, from 5 to 95. */
export interface Chance {
  /** Absent when out of reach. Always follows from the probability. */
  readonly tier?: Tier
  /** Absent where less than two years of the same exam can be compared: then there is a range alone. */
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

/** Half the width of the range that is shown, in spreads. */
const RANGE = 0.5
/** Few data never come near certainty, in percent. */
const FEW = { lowest: 10, highest: 90 } as const
/** A unit with places left takes whoever stands above the control line, from 0 to 1. */
const UNDERSUBSCRIBED = 0.95

/**
 * The chance of a rank where the line is expected as told: Student t with 4 degrees of freedom around it. Thresholds are
 * 保 ≥ 90 %, 稳 ≥ 50 %, 冲 ≥ 10 %.
 */
export function chanceAt(rank: number, line: ExpectedLine): Chance {
  return chanceOf(line, (steps) => shareAt(rank, line, steps))
}

/** The chance of a rank above the control line at a unit that was not full: 保, by whatever line. */
export function undersubscribedChance(rank: number, line: ExpectedLine): Chance {
  return chanceOf(line, (steps) => Math.max(shareAt(rank, line, steps), UNDERSUBSCRIBED))
}

/** The chance of a rank at a major with an expected line of its own: never more than at its unit. */
export function majorChance(rank: number, line: ExpectedLine, unit: Chance): Chance {
  const chance = chanceOf(line, (steps) =>
    Math.min(shareAt(rank, line, steps), shareAt(rank, unit.line, steps)),
  )
  return {
    ...chance,
    low: Math.min(chance.low, unit.low),
    high: Math.min(chance.high, unit.high),
  }
}

/** The figures of a chance whose share is known with the line moved by some spreads. */
function chanceOf(line: ExpectedLine, shareWith: (steps: number) => number): Chance {
  const share = shareWith(0)
  const probability = reportedPercent(share)
  const tier = tierOf(probability)
  const [low, high] = [reportedPercent(shareWith(-RANGE)), reportedPercent(shareWith(RANGE))]
  const isClear = line.years > 1 && !line.reform
  const range = isClear ? { low, high } : widened(low, high, tier)
  const { centre, spread } = line
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

/** The share, from 0 to 1, of a rank with the expected line moved by `steps` spreads. */
function shareAt(rank: number, { centre, sides, spread }: ExpectedLine, steps: number): number {
  const ahead = centre + steps * spread - Math.log(rank)
  return studentT4(ahead / ((ahead > 0 ? sides.harder : sides.easier) / Math.SQRT2))
}

/** A range of few data is never a point, and within reach it never says 5 or 95. */
function widened(low: number, high: number, tier: Tier | undefined) {
  const least = tier === undefined ? low : FEW.lowest
  return {
    low: Math.min(Math.max(low, least), FEW.highest - STEP),
    high: Math.min(Math.max(high, least + STEP), FEW.highest),
  }
}
