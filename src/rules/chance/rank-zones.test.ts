import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankZones } from './rank-zones'
import { tierBesideLine } from './tier-beside-line'

const Rank = fc.integer({ min: 1, max: 400_000 })

describe('where the tiers of a rank begin', () => {
  it('says of every line what the rule of one line says', () => {
    fc.assert(
      fc.property(Rank, fc.double({ min: 0.2, max: 6, noNaN: true }), (rank, times) => {
        const line = Math.max(1, Math.round(rank * times))
        const { reach, match, safety } = rankZones(rank)
        const zone = line >= safety ? '保' : line >= match ? '稳' : line >= reach ? '冲' : '够不着'
        expect(zone).toBe(tierBesideLine(rank, line))
      }),
    )
  })

  it('puts them in their order around the own rank', () => {
    fc.assert(
      fc.property(Rank, (rank) => {
        const { reach, match, safety } = rankZones(rank)
        expect(reach).toBeLessThanOrEqual(match)
        expect(match).toBeLessThanOrEqual(safety)
        expect(match).toBeLessThanOrEqual(rank)
        expect(safety).toBeGreaterThanOrEqual(rank)
      }),
    )
  })
})
