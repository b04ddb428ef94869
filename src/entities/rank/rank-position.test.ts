import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rankPosition } from './rank-position'

const rank = fc.integer({ min: 1, max: 900_000 })

describe('my rank beside a line', () => {
  it('says on which side, and how far', () => {
    expect(rankPosition(10_000, 11_204)).toMatchObject({ side: 'above', difference: 1204 })
    expect(rankPosition(11_204, 10_000)).toMatchObject({ side: 'below', difference: 1204 })
    expect(rankPosition(500, 500)).toEqual({ side: 'on', difference: 0, share: 0 })
  })

  it('turns around when the two change places', () => {
    fc.assert(
      fc.property(rank, rank, (a, b) => {
        const [there, back] = [rankPosition(a, b), rankPosition(b, a)]
        expect(there.difference).toBe(back.difference)
        expect(there.share + back.share).toBeCloseTo(0)
      }),
    )
  })

  it('never gets better with a worse rank', () => {
    fc.assert(
      fc.property(rank, rank, fc.integer({ min: 1, max: 1000 }), (mine, line, worse) => {
        expect(rankPosition(mine + worse, line).share).toBeLessThanOrEqual(rankPosition(mine, line).share)
      }),
    )
  })
})
