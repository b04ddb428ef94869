import { describe, expect, it } from 'vitest'
import { type ExpectedLine, expectedLine, type LineQuery } from './expected-line'
import { YEAR_SPREAD } from './spread'

const CANDIDATES = 190_000
const line = (year: number, rank: number) => ({ year, rank, candidates: CANDIDATES })
const expected = (query: Partial<LineQuery>): ExpectedLine => {
  const found = expectedLine({ candidates: CANDIDATES, lines: [], year: 2026, ...query })
  if (!found) throw new Error('nothing to compare with')
  return found
}
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

  it('comes back to the other units of its school, and goes along with their change', () => {
    const lines = [line(2025, 30_000), line(2024, 30_000)]
    const sibling = (now: number, before: number) => ({
      lines: [line(2025, now), line(2024, before)],
      sameRequirement: false,
    })
    expect(rankOf({ lines, siblings: [sibling(40_000, 40_000)] })).toBeGreaterThan(30_000)
    expect(rankOf({ lines, siblings: [sibling(20_000, 20_000)] })).toBeLessThan(30_000)
    const shift = expected({ lines, siblings: [sibling(30_000, 33_000)] }).centre - Math.log(30_000)
    expect(shift).toBeCloseTo(0.1 * Math.log(30 / 33))
  })

  it('stands on the school where last year is missing: same requirement only, a range', () => {
    const siblings = [20_000, 30_000, 45_000].map((rank) => ({
      lines: [line(2025, rank)],
      sameRequirement: true,
    }))
    const other = { lines: [line(2025, 90_000)], sameRequirement: false }
    const found = expected({ siblings: [...siblings, other] })
    expect(found).toMatchObject({ basis: 'school', years: 0, spread: 0.2 })
    expect(Math.exp(found.centre)).toBeCloseTo(30_000)
    expect(expected({ lines: [line(2024, 50_000)], siblings }).basis).toBe('school')
    expect(expected({ lines: [line(2024, 50_000)], siblings: [other] }).basis).toBe('lines')
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
