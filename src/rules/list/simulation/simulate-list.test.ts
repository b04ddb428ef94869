import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { studentT4 } from '../../chance/student-t4'
import { replay } from '../replay'
import { seedOf } from './random'
import { type SimulatedRow, simulateList } from './simulate-list'
import { yearLines } from './year-lines'

const RANK = 25_818
/** .11 of the unit's own with what all units share in a year. */
const YEAR = 0.08
const SPREAD = Math.hypot(0.11, YEAR)

const row = (ratio: number, place: number, other: Partial<SimulatedRow> = {}): SimulatedRow => ({
  key: `row ${place}`,
  school: `school ${place}`,
  centre: Math.log(RANK * ratio),
  sides: { harder: SPREAD, easier: SPREAD },
  open: true,
  majors: [],
  acceptsAny: true,
  ...other,
})
const list = (first: number, last: number, size: number, other: Partial<SimulatedRow> = {}) =>
  Array.from({ length: size }, (_, place) => row(first + ((last - first) * place) / (size - 1), place, other))
const slipPercent = (rows: readonly SimulatedRow[], seed = 'list') =>
  simulateList(RANK, rows, { seed: seedOf(seed) }).slip * 100

const GRID = Array.from({ length: 641 }, (_, step) => (step - 320) / 40)
const density = (value: number) => Math.exp((-value * value) / 2) / Math.sqrt(2 * Math.PI)
let below = 0
const NORMAL = GRID.map((value) => {
  below += density(value) / 40
  return below - density(value) / 80
})
function normalBelow(value: number): number {
  const place = Math.min(Math.max((value + 8) * 40, 0), NORMAL.length - 1)
  const low = NORMAL[Math.floor(place)] ?? 0
  return low + ((NORMAL[Math.ceil(place)] ?? low) - low) * (place % 1)
}
function normalAt(share: number): number {
  let [low, high] = [-8, 8]
  for (let halving = 0; halving < 40; halving++) {
    const middle = (low + high) / 2
    if (normalBelow(middle) < share) low = middle
    else high = middle
  }
  return low
}

/** How often rows of equal spread all fail. It integrates over the shock of the year and that of the school. */
function slipIntegral(listed: readonly SimulatedRow[]): number {
  const oneSchool = new Set(listed.map(({ school }) => school)).size === 1
  const [year, school] = [YEAR / SPREAD, 0.5]
  const own = Math.sqrt(1 - year ** 2 - (oneSchool ? school ** 2 : 0))
  const edges = listed.map(({ centre = 0 }) => {
    const share = studentT4((Math.log(RANK) - centre) / (SPREAD / Math.SQRT2))
    return normalAt(share)
  })
  const failed = (moved: number) => edges.reduce((all, edge) => all * normalBelow((edge - moved) / own), 1)
  const overYears = (moved: number) =>
    GRID.reduce((sum, value) => sum + (density(value) / 40) * failed(year * value + moved), 0)
  if (!oneSchool) return overYears(0)
  return GRID.reduce((sum, value) => sum + (density(value) / 40) * overYears(school * value), 0)
}

const simulated: fc.Arbitrary<SimulatedRow> = fc
  .record({
    place: fc.nat(40),
    school: fc.constantFrom('甲', '乙', '丙', '丁'),
    ratio: fc.double({ min: 0.6, max: 1.6, noNaN: true }),
    spread: fc.double({ min: 0.08, max: 0.25, noNaN: true }),
    open: fc.boolean(),
    acceptsAny: fc.boolean(),
    majors: fc.array(fc.double({ min: -0.5, max: 0, noNaN: true }), { maxLength: 3 }),
  })
  .map(({ place, ratio, spread, ...other }) =>
    row(ratio, place, { ...other, sides: { harder: spread, easier: spread } }),
  )
const rows = fc.array(simulated, { minLength: 1, maxLength: 12 })

describe('the simulation of a whole list', () => {
  it.each([
    ['six rows up to 1.05', list(0.925, 1.05, 6), 9.6],
    ['six rows of one university', list(0.925, 1.05, 6, { school: '同一所' }), 16.8],
    ['six rows up to 1.35', list(0.925, 1.35, 6), 0.1],
    ['45 rows from .85 to 1.05', list(0.85, 1.05, 45), 0.9],
  ])('meets the integral of %s, by one seed and over several', (_, listed, reference) => {
    expect(slipIntegral(listed) * 100).toBeCloseTo(reference, 1)
    expect(Math.abs(slipPercent(listed) - reference)).toBeLessThanOrEqual(0.5)
    const several = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => slipPercent(listed, `list ${seed}`))
    const mean = several.reduce((sum, slip) => sum + slip, 0) / several.length
    expect(Math.abs(mean - reference)).toBeLessThanOrEqual(0.5)
  })

  it('lets the whole batch fail near the control line, and nowhere else', () => {
    const safe = [row(1, 0, { centre: Number.POSITIVE_INFINITY })]
    const barred = (behind: number) =>
      simulateList(RANK, safe, { seed: 3, lastRank: Math.round(RANK * Math.exp(behind)) })
    expect(barred(0).slip).toBeCloseTo(0.5, 1)
    expect(barred(0.09).slip).toBeCloseTo(0.16, 1)
    expect(barred(0.09).barred).toBe(barred(0.09).slip)
    expect(barred(0.6)).toMatchObject({ slip: 0, barred: 0 })
  })

  it('slips more often than independent rows would', () => {
    const independent = list(0.925, 1.05, 6).reduce(
      (left, { centre = 0 }) => left * (1 - studentT4((centre - Math.log(RANK)) / (SPREAD / Math.SQRT2))),
      1,
    )
    expect(Math.abs(independent * 100 - 2.2)).toBeLessThanOrEqual(0.5)
  })

  it('gives a single row its probability', () => {
    for (const ratio of [0.8, 0.95, 1, 1.1, 1.3]) {
      const expected = studentT4(Math.log(ratio) / (SPREAD / Math.SQRT2))
      expect(simulateList(RANK, [row(ratio, 0)], { seed: 5 }).taken[0]).toBeCloseTo(expected, 1)
    }
  })

  it('agrees with the replay, year by year, on 2,000 random lists', () => {
    const years = 8
    fc.assert(
      fc.property(rows, fc.integer(), (all, seed) => {
        const lines = yearLines(all, seed, years)
        const taken = all.map(() => 0)
        let [slips, returns] = [0, 0]
        for (let year = 0; year < years; year++) {
          lines.begin(year)
          const inYear = all.map((item, place) => ({
            line: lines.line(place),
            open: item.open,
            majors: item.majors.map((major) => lines.line(place) + major),
            acceptsAny: item.acceptsAny,
          }))
          const file = replay(Math.log(RANK), inYear)
          if (file.row === undefined) slips++
          else taken[file.row] = (taken[file.row] ?? 0) + 1
          if (file.inside === 'returned') returns++
        }
        const outcome = simulateList(RANK, all, { seed, years })
        expect(outcome.taken.map((share) => share * years)).toEqual(taken)
        expect(outcome.slip * years).toBe(slips)
        expect(outcome.returned * years).toBe(returns)
      }),
      { numRuns: 2_000, seed: 4 },
    )
  })

  it('never slips more for a better rank, an easier line or one more row', () => {
    const years = 60
    fc.assert(
      fc.property(
        rows,
        simulated,
        fc.nat(),
        fc.double({ min: 0, max: 0.5, noNaN: true }),
        (all, one, nth, by) => {
          const { slip } = simulateList(RANK, all, { seed: 7, years })
          expect(simulateList(RANK * Math.exp(-by), all, { seed: 7, years }).slip).toBeLessThanOrEqual(slip)
          const eased = all.map((item, place) =>
            place === nth % all.length ? { ...item, centre: (item.centre ?? 0) + by } : item,
          )
          expect(simulateList(RANK, eased, { seed: 7, years }).slip).toBeLessThanOrEqual(slip)
          expect(simulateList(RANK, [...all, one], { seed: 7, years }).slip).toBeLessThanOrEqual(slip)
        },
      ),
      { seed: 4, numRuns: 500 },
    )
  })

  it('counts how far the file gets, and takes what is never full', () => {
    const outcome = simulateList(
      RANK,
      [row(0.5, 0), row(1.05, 1), row(1.5, 2), row(1, 3, { centre: Number.POSITIVE_INFINITY })],
      { seed: 1 },
    )
    expect(outcome.reach[0]).toBe(1)
    expect(outcome.reach.toSorted((a, b) => b - a)).toEqual(outcome.reach)
    expect(outcome.slip).toBe(0)
    expect(outcome.taken.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
    expect(outcome).toMatchObject({ position: 1, typical: 1 })
    const { centre: _, ...unknown } = row(1, 0)
    const nothing = simulateList(RANK, [unknown, row(2, 1, { open: false })], { seed: 1 })
    expect(nothing).toMatchObject({ slip: 1, taken: [0, 0] })
    expect(nothing.position).toBeUndefined()
  })

  it('returns a file only where 服从 is not ticked', () => {
    const group = { majors: [-0.2, -0.1] }
    expect(
      simulateList(RANK, [row(1, 0, { ...group, acceptsAny: false })], { seed: 1 }).returned,
    ).toBeGreaterThan(0.1)
    expect(simulateList(RANK, [row(1, 0, group)], { seed: 1 }).returned).toBe(0)
  })

  it('keeps the fortune of a row when the list is ordered anew', () => {
    const ordered = list(0.9, 1.3, 20)
    expect(slipPercent(ordered.toReversed())).toBe(slipPercent(ordered))
  })
})
