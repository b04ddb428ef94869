import { type Inside, insideOf } from '../replay'
import { barredYears } from './barred-years'
import type { SimulatedRow, SimulationOptions } from './simulate-list'
import { SIMULATED_YEARS } from './simulated-years'
import { yearLines } from './year-lines'

/** What each of some years does to a file that gets as far as a row: undefined where the row is full. */
export type RowYears = readonly (Inside | undefined)[]

/** Some of the simulated years, evenly from the one in which all lines are hardest to the easiest. */
export interface SampledYears {
  /** The years in which the control line stands above the own rank. */
  readonly barred: readonly boolean[]
  /** One for each row. */
  readonly rows: readonly RowYears[]
}

/** How one year ends: at a row (from 0), without one, or before it began. */
export type YearEnd = { readonly row: number; readonly inside: Inside } | 'slipped' | 'barred'

export const SAMPLED_YEARS = 200

/**
 * Every twentieth of the years that `simulateList` counts. What a year does at a row does not depend on where the row
 * stands: an order is tried by `yearEnds` alone.
 */
export function sampledYears(
  rank: number,
  rows: readonly SimulatedRow[],
  { seed, lastRank, years: all = SIMULATED_YEARS }: SimulationOptions,
): SampledYears {
  const own = Math.log(rank)
  const lines = yearLines(rows, seed, all)
  const isBarred = barredYears(own, lastRank, seed, all)
  const years = Array.from({ length: SAMPLED_YEARS }, (_, place) =>
    Math.floor(((place + 0.5) * all) / SAMPLED_YEARS),
  )
  const ends: (Inside | undefined)[][] = rows.map(() => [])
  for (const year of years) {
    lines.begin(year)
    for (const [place, row] of rows.entries()) ends[place]?.push(endAt(own, row, lines.line(place)))
  }
  return { barred: years.map(isBarred), rows: ends }
}

function endAt(own: number, { open, majors, acceptsAny }: SimulatedRow, line: number): Inside | undefined {
  if (!open || line < own) return undefined
  return insideOf(own, { majors: majors.map((behind) => line + behind), acceptsAny })
}

/** Where the file ends in each year when the rows are read in this order; a row of which nothing is known is passed. */
export function yearEnds(
  barred: SampledYears['barred'],
  rows: readonly (RowYears | undefined)[],
): readonly YearEnd[] {
  return barred.map((isBarred, year): YearEnd => {
    if (isBarred) return 'barred'
    const row = rows.findIndex((ends) => ends?.[year] !== undefined)
    const inside = rows[row]?.[year]
    return inside === undefined ? 'slipped' : { row, inside }
  })
}
