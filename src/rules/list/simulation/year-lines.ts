import type { Spread } from '../../chance/spread'
import { YEAR_SPREAD } from '../../chance/spread'
import { normalValues, studentOfNormal } from './quantiles'
import { mixed, seedOf, shuffled } from './random'

/** One row of a list, as far as its line is concerned. */
export interface LineRow {
  /** Stays the same when the list is ordered anew. */
  readonly key: string
  readonly school: string
  /** The expected line in ln rank: Infinity for a unit that was not full, absent where nothing is known. */
  readonly centre?: number
  readonly sides?: Spread
}

/** Share of a row's variance that is common to its school. */
const SCHOOL_SHARE = 0.25

interface Row {
  /** The row's own fortune in each year, by its place among all years. */
  readonly shockOrder: Uint16Array
  readonly school: number
  readonly centre: number
  readonly harder: number
  readonly easier: number
  /** Weights of the year's, the school's and the row's own normal value; their squares add up to 1. */
  readonly year: number
  readonly bySchool: number
  readonly own: number
}

/** Years that might come: how much the lines of a list move in each. */
export interface YearLines {
  readonly count: number
  /** Prepares a year (from 0); `line` then answers for it. */
  begin(year: number): void
  /** ln of the lowest rank of a row (from 0) in the year: −Infinity where nothing is known. */
  line(row: number): number
}

/**
 * Seeded years for the rows of a list. All rows share the year's shock, rows of one school that of their school; the
 * sum has the distribution of the chance (Student t, 4 degrees of freedom). A single row then meets its probability
 * exactly. Each shock takes every part of its distribution once, in a seeded order: so fewer years are exact enough.
 */
export function yearLines(rows: readonly LineRow[], seed: number, count: number): YearLines {
  const shocks = normalValues(count)
  const schools = [...new Set(rows.map(({ school }) => school))]
  const ofSchools = schools.map((school) => shuffled(count, mixed(seed, seedOf(school))))
  const places = new Map(schools.map((school, place) => [school, place]))
  const inner = rows.map((row) => innerRow(row, seed, count, places.get(row.school) ?? 0))
  let current = 0
  return {
    count,
    begin(year) {
      current = year
    },
    line(place) {
      const row = inner[place]
      if (!row) return Number.NEGATIVE_INFINITY
      const school = shocks[ofSchools[row.school]?.[current] ?? 0] ?? 0
      const own = shocks[row.shockOrder[current] ?? 0] ?? 0
      const moved = studentOfNormal(row.year * (shocks[current] ?? 0) + row.bySchool * school + row.own * own)
      return row.centre + moved * (moved < 0 ? row.harder : row.easier)
    },
  }
}

function innerRow({ key, centre, sides }: LineRow, seed: number, count: number, school: number): Row {
  const { harder, easier } = sides ?? { harder: 0, easier: 0 }
  const widest = Math.max(Math.sqrt((harder ** 2 + easier ** 2) / 2), YEAR_SPREAD)
  // A row without a spread of its own to speak of still follows the year before anything else.
  const year = Math.min(YEAR_SPREAD / widest, Math.sqrt(1 - SCHOOL_SHARE))
  return {
    // A key may read like the name of a school: the two must not share their fortune.
    shockOrder: shuffled(count, mixed(seed, mixed(seedOf(key), 1))),
    school,
    centre: centre ?? Number.NEGATIVE_INFINITY,
    harder: harder / Math.SQRT2,
    easier: easier / Math.SQRT2,
    year,
    bySchool: Math.sqrt(SCHOOL_SHARE),
    own: Math.sqrt(Math.max(1 - SCHOOL_SHARE - year ** 2, 0)),
  }
}
