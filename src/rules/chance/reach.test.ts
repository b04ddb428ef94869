import fc from 'fast-check'
import { expect, it } from 'vitest'
import { reachOf } from './reach'
import { tierBesideLine } from './tier-beside-line'

const Rank = fc.integer({ min: 1, max: 300_000 })

it('counts each line once, where the rule of one line puts it', () => {
  fc.assert(
    fc.property(Rank, fc.array(Rank, { maxLength: 40 }), (rank, lines) => {
      const { counts, inReach, missing } = reachOf(rank, lines)
      for (const tier of ['够不着', '冲', '稳', '保'] as const)
        expect(counts[tier]).toBe(lines.filter((line) => tierBesideLine(rank, line) === tier).length)
      expect(inReach).toBe(lines.length - counts.够不着)
      expect(missing === undefined).toBe(counts.够不着 === 0)
    }),
  )
})

it('tells how far the nearest and the furthest line lie that are out of reach', () => {
  expect(reachOf(27_089, [7_287, 22_260, 27_299]).missing).toEqual([4_829, 19_802])
  expect(reachOf(60_000, [10_000, 20_000]).missing).toEqual([40_000, 50_000])
  expect(reachOf(1, [10_000]).missing).toBeUndefined()
})
