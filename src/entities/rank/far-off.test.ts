import { describe, expect, it } from 'vitest'
import { farOff, roundGap } from './far-off'

describe('a rank beside all lines of a school', () => {
  it('is far off only beyond a third of the nearest line', () => {
    const lines = [15_000, 30_000]
    expect(farOff(40_000, lines)).toBeUndefined()
    expect(farOff(40_001, lines)).toEqual({ isBelow: true, gap: 10_001 })
    expect(farOff(10_000, lines)).toBeUndefined()
    expect(farOff(9_999, lines)).toEqual({ isBelow: false, gap: 5_001 })
  })

  it('is not far off from nothing', () => {
    expect(farOff(undefined, [1])).toBeUndefined()
    expect(farOff(1, [])).toBeUndefined()
  })

  it('is told by a round gap', () => {
    expect([102_142, 23_400, 10_001, 3_820, 126, 4].map(roundGap)).toEqual([
      ...['10 万', '2.3 万', '1 万', '4,000 ', '130 ', '10 '],
    ])
  })
})
