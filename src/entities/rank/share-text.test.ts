import { describe, expect, it } from 'vitest'
import { shareText } from './share-text'

const row = (score: number, highestRank: number, lowestRank: number, highScore = score) => ({
  score,
  highScore,
  highestRank,
  lowestRank,
  sameScoreCount: lowestRank - highestRank + 1,
})
const ROWS = [row(690, 1, 10, 750), row(605, 11, 1000), row(600, 1001, 1250), row(595, 1251, 11_000)]

describe('the share of a rank', () => {
  it('never promises more than the rank is', () => {
    expect(shareText(ROWS, 1250)).toBe('前 11.4%')
    expect(shareText(ROWS, 10)).toBe('前 0.1%')
    expect(shareText(ROWS, 11_000)).toBe('前 100%')
    expect(shareText([], 1)).toBeUndefined()
  })
})
