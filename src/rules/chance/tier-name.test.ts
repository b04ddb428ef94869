import { expect, it } from 'vitest'
import { TIER_FROM, type Tier, tierBounds, tierName, tierOf, tierOfFigures } from './tier-name'

it('names the tier that is told, and what has none', () => {
  expect(tierOfFigures({ risk: 1, probability: 20 })).toBe('冲')
  expect(tierOfFigures({ risk: null, probability: 5 })).toBe('够不着')
  expect(tierOfFigures({ probabilityLow: 5, probabilityHigh: 15 })).toBe('够不着')
  expect(tierOfFigures({})).toBe('无数据')
})

it('has bounds that meet, with the tier of each percent between them', () => {
  expect([undefined, 1, 2, 3].map((tier) => tierBounds(tier as Tier | undefined))).toEqual([
    [0, TIER_FROM.reach],
    [TIER_FROM.reach, TIER_FROM.match],
    [TIER_FROM.match, TIER_FROM.safety],
    [TIER_FROM.safety, 100],
  ])
  for (let percent = 0; percent < 100; percent++) {
    const [from, to] = tierBounds(tierOf(percent))
    expect(percent >= from && percent < to, `${percent} ${tierName(tierOf(percent))}`).toBe(true)
  }
})
