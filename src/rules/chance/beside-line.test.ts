import fc from 'fast-check'
import { expect, it } from 'vitest'
import { besideLine } from './beside-line'
import { tierBesideLine } from './tier-beside-line'

it('is a tie inside the own interval, and 冲 only above its best place', () => {
  const own = { rank: 27_089, best: 26_394 }
  expect([26_393, 26_394, 26_700, 27_089, 27_090].map((line) => besideLine(own, line))).toEqual([
    ...['冲', '同分', '同分', '同分', '稳'],
  ])
})

it('ties a rank whose interval is not known with equal ones only', () => {
  expect([900, 1000, 1001].map((line) => besideLine({ rank: 1000 }, line))).toEqual(['冲', '同分', '稳'])
})

it('is the tier of the careful side outside of the interval', () => {
  const rank = fc.integer({ min: 1, max: 400_000 })
  fc.assert(
    fc.property(rank, fc.integer({ min: 0, max: 2000 }), rank, (own, width, line) => {
      const best = Math.max(1, own - width)
      const said = besideLine({ rank: own, best }, line)
      expect(said === '同分').toBe(line >= best && line <= own)
      if (said !== '同分') expect(said).toBe(tierBesideLine(own, line))
    }),
  )
})
