import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chanceAt } from './admission-chance'
import { expectedLine } from './expected-line'
import { tierBesideLine } from './tier-beside-line'
import { tierName } from './tier-name'

const ORDER = ['够不着', '冲', '稳', '保']
const rank = fc.integer({ min: 1, max: 600_000 })

describe('the tier of a rank beside one line', () => {
  it('is 稳 at the line, 冲 a little below, 保 well above, and out of reach far below', () => {
    expect(tierBesideLine(27_000, 27_000)).toBe('稳')
    expect(tierBesideLine(29_000, 27_000)).toBe('冲')
    expect(tierBesideLine(20_000, 27_000)).toBe('保')
    expect(tierBesideLine(40_000, 27_000)).toBe('够不着')
  })

  it('never gets better with a worse rank', () => {
    fc.assert(
      fc.property(rank, rank, fc.integer({ min: 1, max: 5_000 }), (mine, line, worse) => {
        const at = (own: number) => ORDER.indexOf(tierBesideLine(own, line))
        expect(at(mine + worse)).toBeLessThanOrEqual(at(mine))
      }),
    )
  })

  it('is what the whole model says of a single line', () => {
    fc.assert(
      fc.property(rank, rank, (mine, line) => {
        const expected = expectedLine({ candidates: 1, lines: [{ year: 0, rank: line, candidates: 1 }] })
        expect(tierBesideLine(mine, line)).toBe(tierName(expected && chanceAt(mine, expected).tier))
      }),
      { numRuns: 2_000 },
    )
  })
})
