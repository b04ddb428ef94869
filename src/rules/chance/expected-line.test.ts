import { describe, expect, it } from 'vitest'
import { type ExpectedLine, expectedLine, type LineQuery, majorLine } from './expected-line'
import { type SchoolUnit, schoolView } from './school-view'
import { YEAR_SPREAD } from './spread'

const CANDIDATES = 190_000
const line = (year: number, rank: number) => ({ year, rank, candidates: CANDIDATES })
const expected = (query: Partial<LineQuery>): ExpectedLine => {
  const found = expectedLine({ candidates: CANDIDATES, lines: [], year: 2026, ...query })
  if (!found) throw new Error('nothing to compare with')
  return found
}
const unit = (lines: SchoolUnit['lines'], other: Partial<SchoolUnit> = {}): SchoolUnit => ({
  lines,
  requirement: '不限',
  effect: 0,
  ...other,
})
const among = (lines: SchoolUnit['lines'], others: readonly SchoolUnit[], effect = 0) =>
  schoolView([unit(lines, { effect }), ...others], 2026, CANDIDATES)(0)
const rankOf = (query: Partial<LineQuery>) => Math.exp(expected(query).centre)

describe('the expected line', () => {
  it('follows last year most, the years before a little, and not what is older', () => {
    const flat = rankOf({ lines: [line(2025, 30_000), line(2024, 30_000), line(2023, 30_000)] })
    expect(flat).toBeCloseTo(30_000)
    const moved = [0, 1, 2].map((place) =>
      rankOf({
        lines: [2025, 2024, 2023].map((year, index) => line(year, index === place ? 33_000 : 30_000)),
      }),
    )
    const shares = moved.map((rank) => Math.log(rank / 30_000) / Math.log(1.1))
    expect(shares.map((share) => Math.round(share * 100))).toEqual([80, 15, 5])
    expect(expectedLine({ candidates: CANDIDATES, lines: [line(2020, 30_000)], year: 2026 })).toBeUndefined()
  })

  it('compares the old exam by percentile, at half weight, and says so', () => {
    const old = { year: 2024, rank: 30_000, candidates: CANDIDATES / 2, oldExam: true }
    const both = expected({ lines: [line(2025, 30_000), old] })
    expect(both.reform).toBe(true)
    expect(both.centre).toBeCloseTo(Math.log(30_000) + (0.075 / 0.875) * Math.log(2))
    expect(both.spread).toBeGreaterThan(expected({ lines: [line(2025, 30_000), line(2024, 30_000)] }).spread)
  })

  it('widens for one year, and for a reform', () => {
    const two = [line(2025, 30_000), line(2024, 30_000)]
    const one = expected({ lines: two.slice(0, 1) })
    expect(one.spread).toBeGreaterThan(expected({ lines: two }).spread)
    expect(expected({ lines: two, reform: true }).spread).toBeGreaterThan(expected({ lines: two }).spread)
    expect(expected({ lines: two }).spread).toBeGreaterThan(YEAR_SPREAD)
  })

  it('comes back to the other units of its school, and goes along with their change, by little', () => {
    const lines = [line(2025, 30_000), line(2024, 30_000)]
    const shift = (now: number, before: number) =>
      expected({ lines, others: among(lines, [unit([line(2025, now), line(2024, before)])]) }).centre -
      Math.log(30_000)
    const bounded = (pull: number) => 0.05 * Math.tanh(pull / 0.05)
    expect(shift(40_000, 40_000)).toBeCloseTo(bounded(0.12 * Math.log(4 / 3)))
    expect(shift(30_000, 33_000)).toBeCloseTo(bounded(0.1 * Math.log(30 / 33)))
    // However hard the others are, a unit stays near its own line.
    expect(shift(3_000, 3_000)).toBeGreaterThan(-0.05)
  })

  it('stands on the school where last year is missing: its middle, its mean with the majors, a range', () => {
    const same = [20_000, 30_000, 45_000].map((rank) => unit([line(2025, rank)]))
    const other = unit([line(2025, 90_000)], { requirement: '化学', effect: 0.3 })
    const others = among([], [...same, other], 0.1)
    const found = expected({ others })
    expect(found).toMatchObject({ basis: 'school', years: 0, spread: 0.2 })
    const mean = [20_000, 30_000, 45_000, 90_000].reduce((sum, rank) => sum + Math.log(rank), -0.3) / 4 + 0.1
    expect(found.centre).toBeCloseTo((Math.log(30_000) + mean) / 2 + 0.05)
    expect(expected({ lines: [line(2024, 50_000)], others }).basis).toBe('school')
    const alone = among([line(2024, 50_000)], [other])
    expect(expected({ lines: [line(2024, 50_000)], others: alone }).basis).toBe('lines')
  })

  it('is the same by the sums of a school as unit by unit', () => {
    const units = [30_000, 24_000, 41_000, 12_000].map((rank, place) =>
      unit(place === 2 ? [line(2025, rank)] : [line(2025, rank), line(2024, rank * (0.9 + place / 10))]),
    )
    const whole = schoolView(units, 2026, CANDIDATES)
    for (const [place, { lines }] of units.entries()) {
      const others = among(lines, units.toSpliced(place, 1))
      expect(whole(place).last).toBeCloseTo(others.last ?? Number.NaN, 9)
      expect(whole(place).change).toBeCloseTo(others.change, 9)
    }
  })

  it('says what moved it from the newest line', () => {
    const lines = [line(2025, 30_000), line(2024, 33_000)]
    const others = among(lines, [unit([line(2025, 10_000)])])
    const { parts, centre } = expected({ lines, others, planRatio: 0.5, candidates: CANDIDATES * 1.2 })
    const sum = Object.values(parts ?? {}).reduce((all, part) => all + part, 0)
    expect(sum).toBeCloseTo(centre - Math.log(30_000), 9)
    expect([parts?.candidates, parts?.years].every((part = 0) => part > 0)).toBe(true)
    expect([parts?.school, parts?.plan].every((part = 0) => part < 0)).toBe(true)
  })

  it('of a major goes with its unit, is never easier and less certain', () => {
    const found = expected({ lines: [line(2025, 30_000), line(2024, 30_000)] })
    const harder = majorLine(found, Math.log(24 / 30))
    expect(harder.centre).toBeCloseTo(found.centre + Math.log(24 / 30))
    expect(harder.sides.harder).toBeGreaterThan(found.sides.harder)
    expect(majorLine(found, 0.2).centre).toBe(found.centre)
  })

  it('ignores what is no line and no plan', () => {
    const lines = [line(2025, 0), line(2024, Number.NaN)]
    expect(expectedLine({ candidates: CANDIDATES, lines, year: 2026 })).toBeUndefined()
    const known = [line(2025, 30_000)]
    expect(expected({ lines: known, planRatio: 0 }).centre).toBe(expected({ lines: known }).centre)
  })

  it('lies a little lower for the first thousand', () => {
    const shift = (rank: number) => expected({ lines: [line(2025, rank)] }).centre - Math.log(rank)
    expect(shift(300)).toBeCloseTo(0.07)
    expect(shift(1_600)).toBeGreaterThan(0)
    expect(shift(6_000)).toBeCloseTo(0)
  })

  it('keeps both sides of the spread to themselves', () => {
    const { sides } = expected({ lines: [line(2025, 30_000), line(2024, 36_000)] })
    expect(sides.easier).toBeGreaterThan(sides.harder)
    const turned = expected({ lines: [line(2025, 36_000), line(2024, 30_000)] }).sides
    expect(turned.harder).toBeGreaterThan(turned.easier)
  })
})
