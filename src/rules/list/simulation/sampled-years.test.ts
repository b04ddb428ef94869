import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAMPLED_YEARS, sampledYears, yearEnds } from './sampled-years'
import { type SimulatedRow, simulateList } from './simulate-list'

const RANK = 25_000
const row = (key: string, ratio: number, other: Partial<SimulatedRow> = {}): SimulatedRow => ({
  key,
  school: key,
  centre: Math.log(RANK * ratio),
  sides: { harder: 0.12, easier: 0.12 },
  open: true,
  majors: [],
  acceptsAny: true,
  ...other,
})
const ROWS = [0.85, 0.92, 0.98, 1.03, 1.1, 1.25].map((ratio, place) => row(`r${place}`, ratio))
const options = { seed: 7 }

describe('the years that are shown', () => {
  it('end where the simulation of all years says, as often as a sample can tell', () => {
    const { barred, rows } = sampledYears(RANK, ROWS, options)
    const { taken, slip } = simulateList(RANK, ROWS, options)
    const ends = yearEnds(barred, rows)
    expect(ends).toHaveLength(SAMPLED_YEARS)
    const share = (is: (end: (typeof ends)[number]) => boolean) => ends.filter(is).length / SAMPLED_YEARS
    for (const [place, often] of taken.entries()) {
      expect(share((end) => typeof end === 'object' && end.row === place)).toBeCloseTo(often, 1)
    }
    expect(share((end) => end === 'slipped')).toBeCloseTo(slip, 1)
  })

  it('do the same at a row wherever it stands', () => {
    const before = sampledYears(RANK, ROWS, options)
    fc.assert(
      fc.property(fc.shuffledSubarray([...ROWS.keys()], { minLength: ROWS.length }), (order) => {
        const moved = sampledYears(
          RANK,
          order.flatMap((place) => ROWS[place] ?? []),
          options,
        )
        const byOrder = yearEnds(
          before.barred,
          order.map((place) => before.rows[place]),
        )
        expect(yearEnds(moved.barred, moved.rows)).toEqual(byOrder)
      }),
      { numRuns: 20 },
    )
  })

  it('tell the major, 服从, a return, and a control line above the rank', () => {
    const majors = [-10, 0]
    const ends = (other: Partial<SimulatedRow>, more = {}) => {
      const { barred, rows } = sampledYears(RANK, [row('a', 3, other)], { ...options, ...more })
      return yearEnds(barred, rows)[SAMPLED_YEARS / 2]
    }
    expect(ends({ majors })).toEqual({ row: 0, inside: 1 })
    expect(ends({ majors: [-10], acceptsAny: true })).toEqual({ row: 0, inside: 'adjusted' })
    expect(ends({ majors: [-10], acceptsAny: false })).toEqual({ row: 0, inside: 'returned' })
    expect(ends({ open: false })).toBe('slipped')
    expect(ends({}, { lastRank: RANK / 2 })).toBe('barred')
  })

  it('go from the hardest to the easiest', () => {
    const ends = yearEnds(
      ...(Object.values(sampledYears(RANK, ROWS, options)) as Parameters<typeof yearEnds>),
    )
    const mean = (some: typeof ends) =>
      some.reduce((sum, end) => sum + (typeof end === 'object' ? end.row : ROWS.length), 0) / some.length
    expect(mean(ends.slice(0, 50))).toBeGreaterThan(mean(ends.slice(-50)))
  })
})
