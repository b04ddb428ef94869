/** How far a line may come out from where it is expected: a standard deviation in ln rank, for either direction. */
export interface Spread {
  /** Towards a smaller rank. */
  readonly harder: number
  /** Towards a larger rank. */
  readonly easier: number
}

/**
 * Spread of ln rank from year to year by rank, measured on lines of four provinces. Straight in between, so that no
 * chance jumps.
 */
const BANDS = [
  [2_500, 0.2],
  [10_000, 0.15],
  [35_000, 0.12],
  [85_000, 0.1],
  [150_000, 0.06],
].map(([rank = 1, spread = 0]) => [Math.log(rank), spread] as const)

/** How many years of its own a unit needs to count as much as its rank band. */
const BAND_WEIGHT = 4
/**
 * One wild year counts as this many band spreads at most. Up to here an easier newest line, which also widens the
 * spread, lowers no share below 95 %.
 */
const WILDEST = 1.75

/** Spread that all units share in a year: a hard paper, a fashion, a new rule. */
export const YEAR_SPREAD = 0.08
export const ONE_YEAR_SPREAD = 0.03
export const REFORM_SPREAD = 0.06
/** A major moves beside its unit by as much as a unit does in a new form of filing. */
const MAJOR_SPREAD = 0.06
/**
 * Spread of ln rank at the control line of a batch from one year to the next. Source: undergraduate and 特殊类型 lines of
 * the provincial exam authorities, 2021–2026: 101 pairs of years of one exam. The change of the distance of both lines
 * is multiplied by the slope of the score table of 2025. Four fifths lie between -.10 and .14. The counts of candidates
 * at the line, 29 of them from 2024 to 2025, have a deviation of .086.
 */
export const CONTROL_LINE_SPREAD = 0.09
/** A unit judged by the others of its school, in both directions. */
export const SCHOOL_SPREAD: Spread = { harder: 0.2, easier: 0.2 }

/** Factors that widen a spread beside the changes of the unit itself. */
export interface Doubts {
  /** One year alone can be compared. */
  readonly oneYear: boolean
  /** The unit is new, or its province has changed its exam or its form of filing. */
  readonly reform: boolean
}

/**
 * The spread around an expected line: that of its rank band, drawn towards the unit's own changes. `newest` and
 * `older` are lines in ln rank. Harder years than the last tell how much harder the line may become, easier ones how
 * much easier: so an easier year in the past never lowers a chance.
 */
export function spreadOf(centre: number, newest: number, older: readonly number[], doubts: Doubts): Spread {
  const band = bandSpread(centre)
  const extra =
    YEAR_SPREAD ** 2 + (doubts.oneYear ? ONE_YEAR_SPREAD ** 2 : 0) + (doubts.reform ? REFORM_SPREAD ** 2 : 0)
  const side = (sign: number) => {
    let squares = 0
    for (const line of older) {
      squares += Math.min(Math.max(sign * (line - newest), 0), WILDEST * band) ** 2
    }
    return Math.sqrt((squares + BAND_WEIGHT * band ** 2) / (older.length + BAND_WEIGHT) + extra)
  }
  return { harder: side(-1), easier: side(1) }
}

/** The spread of a major by that of its unit. */
export function widerForMajor({ harder, easier }: Spread): Spread {
  return { harder: Math.hypot(harder, MAJOR_SPREAD), easier: Math.hypot(easier, MAJOR_SPREAD) }
}

/** Both directions in one figure, for saying how wide a step is. */
export function meanSpread({ harder, easier }: Spread): number {
  return Math.sqrt((harder ** 2 + easier ** 2) / 2)
}

/** The spread of lines around a rank, given as its ln, from one year to the next. */
export function bandSpread(log: number): number {
  let before = BANDS[0] ?? [0, 0]
  for (const knot of BANDS) {
    if (log <= knot[0]) {
      const width = knot[0] - before[0]
      return width === 0 ? knot[1] : before[1] + ((knot[1] - before[1]) * (log - before[0])) / width
    }
    before = knot
  }
  return before[1]
}
