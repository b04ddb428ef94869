import { describe, expect, it } from 'vitest'
import { rankAround } from './rank-share'

const row = (score: number, highestRank: number, lowestRank: number, highScore = score) => ({
  score,
  highScore,
  highestRank,
  lowestRank,
  sameScoreCount: lowestRank - highestRank + 1,
})
const ROWS = [row(690, 1, 10, 750), row(605, 11, 1000), row(600, 1001, 1250), row(595, 1251, 11_000)]

describe('the ranks of five and ten points less and more', () => {
  it('are the lowest of their scores, and none where the table has no such score', () => {
    expect(rankAround(ROWS, 600)).toEqual([
      { points: -10, rank: undefined },
      { points: -5, rank: 11_000 },
      { points: 5, rank: 1000 },
      { points: 10, rank: undefined },
    ])
  })

  it('are none in the same row', () => {
    expect(rankAround(ROWS, 720).every(({ rank }) => rank === undefined)).toBe(true)
  })
})
