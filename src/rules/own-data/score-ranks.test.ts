import { array, assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GivenMajorLine, GivenScore, GivenScoreTable } from './given'
import { curveOf, ranksIn, withRank } from './score-ranks'

function tableOf(counts: readonly number[]): GivenScoreTable {
  let cumulative = 0
  const rows = counts.map((count, at): GivenScore => {
    cumulative += count
    return { at: [0, at + 2], score: 690 - 2 * at, count, cumulative }
  })
  return { year: 2025, subject: '物理', rows, candidates: cumulative }
}
const TABLE = tableOf([110, 12, 15])
const ranksOf = ranksIn([TABLE], () => 750)
const line = (more: Partial<GivenMajorLine>): GivenMajorLine => ({
  at: [1, 2],
  year: 2025,
  subject: '物理',
  batch: '本科批',
  schoolId: '10286',
  school: '东南大学',
  major: '法学',
  ...more,
})

describe('a rank read from a score', () => {
  it('is the lowest rank of the score, and says so', () => {
    expect(withRank(line({ lowestScore: 688 }), ranksOf)).toMatchObject({
      lowestRank: 122,
      derived: 'rank-from-score',
    })
  })

  it('reaches above the top row, and not below the table or between its scores', () => {
    expect(ranksOf(2025, '物理', 750)).toMatchObject({ highestRank: 1, lowestRank: 110 })
    for (const score of [751, 689, 685]) expect(ranksOf(2025, '物理', score)).toBeUndefined()
    expect(withRank(line({ lowestScore: 600 }), ranksOf)).not.toHaveProperty('lowestRank')
  })

  it('is of the year and subject of the line', () => {
    expect(withRank(line({ lowestScore: 688, year: 2024 }), ranksOf)).not.toHaveProperty('lowestRank')
    expect(withRank(line({ lowestScore: 688, subject: '历史' }), ranksOf)).not.toHaveProperty('lowestRank')
  })

  it('takes no place of one that is told', () => {
    const reported = line({ lowestScore: 688, lowestRank: 120 })
    expect(withRank(reported, ranksOf)).toBe(reported)
  })

  it('of every row leaves neither gap nor overlap', () => {
    assert(
      property(array(integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 40 }), (counts) => {
        const curve = curveOf(tableOf(counts), 750)
        expect(curve[0]?.highestRank).toBe(1)
        for (const [at, row] of curve.entries()) {
          expect(row.lowestRank - row.highestRank + 1).toBe(counts[at])
          expect(row.highestRank).toBe((curve[at - 1]?.lowestRank ?? 0) + 1)
        }
      }),
    )
  })
})
