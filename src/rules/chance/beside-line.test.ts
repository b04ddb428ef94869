import fc from 'fast-check'
import { expect, it } from 'vitest'
import { besideLine } from './beside-line'
import { bandSpread } from './spread'
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

it('is 贴线, never 稳, a little below a line that the years still leave within even chances', () => {
  expect(tierBesideLine(1_027, 1_000)).toBe('稳')
  expect([1_000, 1_027, 1_028].map((line) => besideLine({ rank: 1_027 }, line))).toEqual([
    ...['贴线', '同分', '稳'],
  ])
})

it('is the tier of the careful side outside of the interval, and neither 稳 nor 保 beside a harder line', () => {
  const rank = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 400_000 }))
  const near = fc.double({ min: 0.8, max: 1.25, noNaN: true })
  fc.assert(
    fc.property(rank, fc.integer({ min: 0, max: 2000 }), near, (own, width, times) => {
      const best = Math.max(1, own - width)
      const line = Math.max(1, Math.round(own * times))
      const said = besideLine({ rank: own, best }, line)
      const tier = tierBesideLine(own, line)
      expect(said === '同分').toBe(line >= best && line <= own)
      expect(said === '贴线').toBe(line < best && (tier === '稳' || tier === '保'))
      if (said !== '同分' && said !== '贴线') expect(said).toBe(tier)
      // Within the spread of the years: a line that is further off is 冲, or out of reach.
      if (said === '贴线') expect(Math.log(own / line)).toBeLessThan(bandSpread(Math.log(line)))
    }),
    { numRuns: 1_000 },
  )
})
