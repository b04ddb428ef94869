import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineBins, marksOfAxis, placeOnAxis, rankOfBin } from './line-bins'

const Axis = fc
  .tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1_000, max: 500_000 }))
  .map(([firstRank, lastRank]) => ({ firstRank, lastRank }))

describe('an axis of ranks', () => {
  it('counts every line once, in the bar where it stands', () => {
    fc.assert(
      fc.property(Axis, fc.array(fc.integer({ min: 1, max: 600_000 })), (axis, ranks) => {
        const counts = lineBins(axis, ranks)
        expect(counts).toHaveLength(120)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ranks.length)
      }),
    )
  })

  it('puts the middle of a bar into that bar', () => {
    fc.assert(
      fc.property(Axis, fc.integer({ min: 0, max: 119 }), (axis, at) => {
        expect(lineBins(axis, [rankOfBin(axis, at)])[at]).toBe(1)
      }),
    )
  })

  it('goes from the best rank to the last, and ends there', () => {
    const axis = { firstRank: 100, lastRank: 200_000 }
    expect(placeOnAxis(axis, 100)).toBe(0)
    expect(placeOnAxis(axis, 200_000)).toBe(1)
    expect(placeOnAxis(axis, 3)).toBe(0)
    expect(placeOnAxis(axis, 900_000)).toBe(1)
    expect(placeOnAxis(axis, 4_472)).toBeCloseTo(0.5, 3)
  })

  it('names round ranks between its ends', () => {
    expect(marksOfAxis({ firstRank: 100, lastRank: 200_000 })).toEqual([
      300, 1_000, 3_000, 10_000, 30_000, 100_000,
    ])
    expect(marksOfAxis({ firstRank: 40, lastRank: 9_000 })).toEqual([100, 300, 1_000, 3_000])
  })
})
