import { describe, expect, it } from 'vitest'
import { chartOf, rowOf, rowOfRank } from './rank-curve'

const rows = [
  { score: 690, highScore: 750, highestRank: 1, lowestRank: 40, sameScoreCount: 40 },
  { score: 689, highScore: 689, highestRank: 41, lowestRank: 44, sameScoreCount: 4 },
  { score: 687, highScore: 687, highestRank: 45, lowestRank: 50, sameScoreCount: 6 },
]

describe('the curve of a score table', () => {
  it('runs by rising score and leaves the merged row out', () => {
    expect(chartOf(rows, undefined)).toEqual({
      points: [
        { x: 687, y: 6 },
        { x: 689, y: 4 },
      ],
      marker: undefined,
    })
  })

  it('marks the entered score ten above its count', () => {
    expect(chartOf(rows, 689).marker).toEqual({ x: 689, y: 14, label: '689 分' })
    expect(chartOf(rows, 700).marker).toEqual({ x: 690, y: 50, label: '700 分' })
    expect(chartOf(rows, 688).marker).toBeUndefined()
  })

  it('finds the row of a score, of a merged one too', () => {
    expect(rowOf(rows, 750)?.score).toBe(690)
    expect(rowOf(rows, 688)).toBeUndefined()
    expect(rowOf(rows, 100)).toBeUndefined()
  })

  it('finds the row of a rank', () => {
    expect(rowOfRank(rows, 1)?.score).toBe(690)
    expect(rowOfRank(rows, 45)?.score).toBe(687)
    expect(rowOfRank(rows, 0)).toBeUndefined()
    expect(rowOfRank(rows, 51)).toBeUndefined()
  })
})
