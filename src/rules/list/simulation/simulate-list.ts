import { barredYears } from './barred-years'
import { SIMULATED_YEARS } from './simulated-years'
import { type LineRow, yearLines } from './year-lines'

/** One row of a list that is simulated. */
export interface SimulatedRow extends LineRow {
  /** Whether requirement and eligibility let the candidate in. */
  readonly open: boolean
  /** How much easier than the unit's line each chosen major's is, in ln rank (negative: harder); empty: not known. */
  readonly majors: readonly number[]
  /** 服从调剂 is ticked, or every major of the unit is chosen. */
  readonly acceptsAny: boolean
}

/** The outcome of a list over the simulated years; all shares from 0 to 1. */
export interface ListOutcome {
  /** No row takes the file (滑档). */
  readonly slip: number
  /** Part of the slip: the control line has risen above the own rank, and the batch cannot be applied for at all. */
  readonly barred: number
  /** A row takes the file and sends it back, because no chosen major is left and 服从 is not ticked (退档). */
  readonly returned: number
  /** The row (from 0) that most often takes the file; absent when none ever does. */
  readonly position?: number
  /** The row (from 0) by which half of the taken files are taken; absent when none ever is. */
  readonly typical?: number
  /** How often each row takes the file. */
  readonly taken: readonly number[]
  /** How often the file gets as far as each row: no row before has taken it. */
  readonly reach: readonly number[]
}

export interface SimulationOptions {
  /** Makes it repeatable: the same rows have the same figures every time. */
  readonly seed: number
  /** The last rank above the control line of the newest year: this year's is not known. Absent: nobody is barred. */
  readonly lastRank?: number | undefined
  /** Years that are simulated. */
  readonly years?: number
}

/** A list under parallel filing, over 4,000 years that might come. */
export function simulateList(
  rank: number,
  rows: readonly SimulatedRow[],
  { seed, lastRank, years: count = SIMULATED_YEARS }: SimulationOptions,
): ListOutcome {
  const own = Math.log(rank)
  const years = yearLines(rows, seed, count)
  const isBarred = barredYears(own, lastRank, seed, count)
  const taken = new Uint32Array(rows.length)
  let [returned, barred] = [0, 0]
  for (let year = 0; year < count; year++) {
    if (isBarred(year)) {
      barred++
      continue
    }
    years.begin(year)
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]
      if (!row?.open) continue
      const line = years.line(place)
      if (line < own) continue
      taken[place] = (taken[place] ?? 0) + 1
      if (isReturned(row, own - line)) returned++
      break
    }
  }
  return outcome(taken, { returned, barred }, count)
}

/** `behind`: how far the own rank lies from the unit's line, in ln rank; never positive here. */
function isReturned({ majors, acceptsAny }: SimulatedRow, behind: number): boolean {
  return !acceptsAny && majors.length > 0 && majors.every((major) => behind > major)
}

function outcome(
  taken: Uint32Array,
  { returned, barred }: { readonly returned: number; readonly barred: number },
  count: number,
): ListOutcome {
  const shares = Array.from(taken, (times) => times / count)
  const reach: number[] = []
  let left = count
  for (const times of taken) {
    reach.push(left / count)
    left -= times
  }
  const most = Math.max(0, ...taken)
  const typical = reach.findLastIndex((share) => share * count - left > (count - left) / 2)
  return {
    slip: left / count,
    barred: barred / count,
    returned: returned / count,
    ...(most > 0 && { position: taken.indexOf(most), typical }),
    taken: shares,
    reach,
  }
}
