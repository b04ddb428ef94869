/** What a unit took in one earlier year of the same kind of exam. */
export interface PastLine {
  readonly year: number
  /** The rank of the last who was admitted. */
  readonly rank: number
  /** Candidates at or above the undergraduate line of that year, by which two years are compared. */
  readonly candidates: number
}

/** Tier of a choice by the ids of S1 §3: 1 冲, 2 稳, 3 保. */
export type Tier = 1 | 2 | 3

/** How likely a rank is admitted. Shares are percent in steps of 5, from 5 to 95. */
export interface Chance {
  /** Absent when out of reach. Always follows from the probability. */
  readonly tier?: Tier
  /** Absent where only one year can be compared: then there is a range alone. */
  readonly probability?: number
  readonly low: number
  readonly high: number
  /** ln of the expected lowest rank: units are harder the lower it is. */
  readonly centre: number
}

export interface ChanceQuery {
  /** The rank of who asks. */
  readonly rank: number
  /** Candidates at or above the undergraduate line in the table that ranks who asks. */
  readonly candidates: number
  /** Lines of earlier years, the newest first; at most three count. */
  readonly lines: readonly PastLine[]
  /** Places now over places the year before; 1 or absent where nothing is known, or the newest line has seen it already. */
  readonly planRatio?: number
}

/** From these shares, in percent, a choice is 稳 and 保; below the first it is out of reach. */
export const TIER_FROM = { reach: 10, match: 50, safety: 90 } as const

/** Weights of the newest three years. */
const WEIGHTS = [0.65, 0.25, 0.1]
/** How much of a change of the number of candidates moves a line. */
const COHORT_POWER = 0.5
const PLAN_POWER = 0.15
const PLAN_LIMIT = 0.1

/** Spread of ln rank from year to year by rank, measured on lines of four provinces; straight in between, so that no chance jumps. */
const SPREAD = [
  [2_500, 0.2],
  [10_000, 0.15],
  [35_000, 0.12],
  [85_000, 0.1],
  [150_000, 0.06],
].map(([rank = 1, spread = 0]) => [Math.log(rank), spread] as const)
/** How many years of its own a unit needs to count as much as its rank band. */
const BAND_WEIGHT = 4
/** What every unit shares in a year, and what one year alone adds. */
const YEAR_SPREAD = 0.05
const ONE_YEAR_SPREAD = 0.03
/** Half the width of the range that is shown, in spreads. */
const RANGE = 0.5

/**
 * The chance of a rank at a unit by its lines of earlier years (Student t with 4 degrees of freedom around their weighted
 * mean; thresholds 保 ≥ 90 %, 稳 ≥ 50 %, 冲 ≥ 10 %). Undefined without any line to compare with.
 */
export function admissionChance({ rank, candidates, lines, planRatio = 1 }: ChanceQuery): Chance | undefined {
  const years = lines.slice(0, WEIGHTS.length)
  const logs = years.map(
    (line) => Math.log(line.rank) + COHORT_POWER * Math.log(candidates / line.candidates),
  )
  if (logs.length === 0) return undefined
  const shift = PLAN_POWER * Math.log(planRatio)
  const centre = weightedMean(logs) + Math.min(Math.max(shift, -PLAN_LIMIT), PLAN_LIMIT)
  const own = Math.log(rank)
  const spread = spreadOf(own, logs)
  const shareAt = (expected: number) => studentT4((expected - own) / (spread / Math.SQRT2))
  const probability = shown(shareAt(centre))
  const tier = tierOf(probability)
  return {
    ...(tier !== undefined && { tier }),
    ...(logs.length > 1 && { probability }),
    low: shown(shareAt(centre - RANGE * spread)),
    high: shown(shareAt(centre + RANGE * spread)),
    centre,
  }
}

/** The tier of a probability in percent; undefined when out of reach. */
export function tierOf(probability: number): Tier | undefined {
  if (probability >= TIER_FROM.safety) return 3
  if (probability >= TIER_FROM.match) return 2
  return probability >= TIER_FROM.reach ? 1 : undefined
}

function weightedMean(logs: readonly number[]): number {
  let sum = 0
  let weights = 0
  for (const [index, log] of logs.entries()) {
    const weight = WEIGHTS[index] ?? 0
    sum += weight * log
    weights += weight
  }
  return sum / weights
}

/** That of the asking rank, drawn towards the unit's own changes the more years there are. */
function spreadOf(ownRank: number, logs: readonly number[]): number {
  const band = bandSpread(ownRank)
  let squares = 0
  for (let i = 1; i < logs.length; i++) squares += ((logs[i - 1] ?? 0) - (logs[i] ?? 0)) ** 2
  const shrunk = (squares + BAND_WEIGHT * band ** 2) / (logs.length - 1 + BAND_WEIGHT)
  return Math.sqrt(shrunk + YEAR_SPREAD ** 2 + (logs.length === 1 ? ONE_YEAR_SPREAD ** 2 : 0))
}

function bandSpread(log: number): number {
  let before = SPREAD[0] ?? [0, 0]
  for (const knot of SPREAD) {
    if (log <= knot[0]) {
      const width = knot[0] - before[0]
      return width === 0 ? knot[1] : before[1] + ((knot[1] - before[1]) * (log - before[0])) / width
    }
    before = knot
  }
  return before[1]
}

/** Steps of 5 that never promise more than the figure: rounding up could show 90 % beside 稳. */
function shown(share: number): number {
  return Math.min(Math.max(Math.floor(share * 20 + 1e-9) * 5, 5), 95)
}

/** The distribution function of Student's t with 4 degrees of freedom. */
function studentT4(t: number): number {
  const wide = 1 + (t * t) / 4
  return 0.5 + (3 / 8) * (t / Math.sqrt(wide)) * (1 - (t * t) / (12 * wide))
}
