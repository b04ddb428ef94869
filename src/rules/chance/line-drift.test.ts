import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { driftAt, driftBands, type MovedUnit } from './line-drift'
import { swingOf } from './swing'

const units = (
  count: number,
  lowestRank: number,
  times: (at: number) => number,
  batch = '本科批',
): MovedUnit[] =>
  Array.from({ length: count }, (_, at) => ({
    batch,
    lowestRank,
    lowestRankBefore: lowestRank / times(at),
    places: 30,
  }))

describe('how far the lines of a province moved', () => {
  const bands = driftBands(
    [
      ...units(21, 5_000, () => 1.02),
      ...units(21, 30_000, () => 1.1),
      ...units(21, 90_000, () => 1.2),
      ...units(21, 50_000, () => 0.9, '专科批'),
    ],
    100_000,
  )
  const years = [{ year: 2025, bands }]
  const at = (lowestRank: number, batch = '本科批') => driftAt(years, 2025, { batch, lowestRank })

  it('is told for each band of ranks, and for junior colleges apart', () => {
    expect(
      [at(10_000), at(10_001), at(40_000), at(40_001)].map((drift) => Math.exp(drift ?? 0).toFixed(2)),
    ).toEqual(['1.02', '1.10', '1.10', '1.20'])
    expect(Math.exp(at(50_000, '高职专科批') ?? 0)).toBeCloseTo(0.9)
    expect(driftAt(years, 2024, { batch: '本科批', lowestRank: 1 })).toBeUndefined()
    expect(driftAt(null, 2025, { batch: '本科批', lowestRank: 1 })).toBeUndefined()
  })

  it('is not told by fewer than 20 units, nor by units of a few places', () => {
    const few = driftBands(
      units(19, 5_000, () => 1.1),
      100_000,
    )
    const small = driftBands(
      units(40, 5_000, () => 1.1).map((unit) => ({ ...unit, places: 9 })),
      100_000,
    )
    expect([few[0], small[0]]).toEqual([
      { level: '本科', lastRank: 10_000, units: 19 },
      { level: '本科', lastRank: 10_000, units: 0 },
    ])
  })

  it('leaves as many lines harder as easier, whatever all of them did', () => {
    const moves = fc.array(fc.double({ min: 0.7, max: 1.4, noNaN: true }), { minLength: 40, maxLength: 120 })
    fc.assert(
      fc.property(moves, fc.double({ min: 0.8, max: 1.3, noNaN: true }), (times, all) => {
        const moved = times.map(
          (by): MovedUnit => ({
            batch: '本科批',
            lowestRank: 30_000,
            lowestRankBefore: 30_000 / (by * all),
            places: 30,
          }),
        )
        const known = [{ year: 2025, bands: driftBands(moved, undefined) }]
        const harder = moved.filter((unit) => {
          const drift = driftAt(known, 2025, unit)
          return swingOf({ lowestRank: unit.lowestRankBefore }, unit, drift)?.isHarder
        })
        expect(Math.abs(harder.length - moved.length / 2)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
