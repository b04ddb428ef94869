import { describe, expect, it } from 'vitest'
import { chartsOf, rowOf, rowOfRank, rulesOf } from './rank-curve'

const rows = [
  { score: 690, highScore: 750, highestRank: 1, lowestRank: 40, sameScoreCount: 40 },
  { score: 689, highScore: 689, highestRank: 41, lowestRank: 44, sameScoreCount: 4 },
  { score: 687, highScore: 687, highestRank: 45, lowestRank: 50, sameScoreCount: 6 },
]

describe('the curve of a score table', () => {
  it('S1-2.52.1 runs by rising score; the merged row has a rank and no count', () => {
    const { ranks, counts } = chartsOf(rows, undefined)
    expect(ranks.points.map(({ x, y }) => [x, y])).toEqual([
      [687, 50],
      [689, 44],
      [690, 40],
    ])
    expect(counts.points.map(({ x, y }) => [x, y])).toEqual([
      [687, 6],
      [689, 4],
    ])
    expect(ranks.marker).toBeUndefined()
  })

  it('S1-2.52.1 says the rank and the count of each score', () => {
    const { ranks } = chartsOf(rows, undefined)
    expect(ranks.points.map(({ said }) => said)).toEqual([
      ['位次 45–50', '同分 6 人'],
      ['位次 41–44', '同分 4 人'],
      ['及以上合并为一档', '位次 1–40', '同分 40 人'],
    ])
  })

  it('S1-2.52.2 S1-9.13 marks the entered score ten above its count, and at its lowest rank', () => {
    expect(chartsOf(rows, 689).counts.marker).toEqual({ x: 689, y: 14, label: ['689 分'] })
    expect(chartsOf(rows, 700).counts.marker).toEqual({ x: 690, y: 50, label: ['700 分'] })
    expect(chartsOf(rows, 688).counts.marker).toBeUndefined()
    expect(chartsOf(rows, 689).ranks.marker).toEqual({ x: 689, y: 44, label: ['689 分', '41–44 位'] })
  })

  it('draws the control lines that lie within the table', () => {
    const line = (name: string, controlScore: number, sample = false) => ({ name, controlScore, sample })
    expect(rulesOf(rows, [line('本科线', 461), line('特控线', 687), line('一段线', 690, true)])).toEqual([
      { x: 687, label: '特控线 687' },
      { x: 690, label: '一段线 690 示例' },
    ])
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
