import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { equivalentScore, rowOfRank, rowOfScore, type ScoreTable, scoreTable } from './score-table'

function table(province: string, year: number, subject: string): ScoreTable {
  const found = scoreTable({ province, year, subject })
  if (!found) throw new Error(`没有 ${province} ${year} ${subject} 的一分一段表`)
  return found
}

const anyTable = fc
  .tuple(
    fc.constantFrom(...PROVINCES.map(({ name }) => name)),
    fc.integer({ min: 2018, max: 2040 }),
    fc.nat(),
  )
  .map(([province, year, pick]) => {
    const subjects = examMode(province, year)?.subjects ?? []
    return table(province, year, subjects[pick % subjects.length] ?? '')
  })

describe('the official tables of the default province', () => {
  it.each([
    ['物理', 2025, 600, 26_394, 27_089],
    ['物理', 2024, 699, 1, 36],
    ['历史', 2025, 668, 1, 23],
  ])('%s %d: %d points hold the ranks %d to %d', (subject, year, score, highestRank, lowestRank) => {
    expect(rowOfScore(table('安徽', year, subject), score)).toMatchObject({ highestRank, lowestRank })
  })

  it('have the official totals and peak', () => {
    expect(table('安徽', 2024, '物理').candidates).toBe(313_412)
    expect(table('安徽', 2025, '物理').candidates).toBe(320_779)
    expect(table('安徽', 2024, '历史').candidates).toBe(135_237)
    expect(table('安徽', 2025, '历史').candidates).toBe(141_400)
    expect(rowOfScore(table('安徽', 2024, '物理'), 600)?.lowestRank).toBe(25_818)
    expect(rowOfScore(table('安徽', 2025, '物理'), 497)?.sameScoreCount).toBe(1571)
  })

  it('merge the scores above the top row', () => {
    const physics = table('安徽', 2025, '物理')
    expect(rowOfScore(physics, 750)).toEqual(rowOfScore(physics, 691))
    expect(rowOfScore(physics, 750)).toMatchObject({ score: 691, highScore: 750 })
  })
})

describe('any table', () => {
  it('exists for every province, year and subject that was sat', () => {
    for (const { name } of PROVINCES) {
      for (let year = 2018; year <= 2028; year++) {
        for (const subject of examMode(name, year)?.subjects ?? []) {
          expect(table(name, year, subject).rows.length, `${name} ${year} ${subject}`).toBeGreaterThan(100)
        }
      }
    }
  })

  it('partitions its candidates into ranks, without gap or overlap', () => {
    fc.assert(
      fc.property(anyTable, ({ rows, candidates, totalScore }) => {
        const broken = rows.filter((row, i) => {
          const above = rows[i - 1] ?? { lowestRank: 0, score: totalScore + 1 }
          return (
            row.highestRank !== above.lowestRank + 1 ||
            row.lowestRank - row.highestRank + 1 !== row.sameScoreCount ||
            row.sameScoreCount < 1 ||
            row.score >= above.score
          )
        })
        expect(broken).toEqual([])
        expect(rows.at(-1)?.lowestRank).toBe(candidates)
        expect(rows[0]?.highScore).toBe(totalScore)
      }),
      { numRuns: 100 },
    )
  })

  it('gives the score back through its rank, and the rank back through its score', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), (found, pick) => {
        const rank = 1 + (pick % found.candidates)
        const row = rowOfRank(found, rank)
        const score = equivalentScore(found, rank) ?? Number.NaN
        expect(row?.highestRank).toBeLessThanOrEqual(rank)
        expect(row?.lowestRank).toBeGreaterThanOrEqual(rank)
        expect(rowOfScore(found, score)).toEqual(row)
      }),
      { numRuns: 200 },
    )
  })

  it('has no row outside itself', () => {
    fc.assert(
      fc.property(anyTable, (found) => {
        expect(rowOfScore(found, found.totalScore + 1)).toBeUndefined()
        expect(rowOfScore(found, (found.rows.at(-1)?.score ?? 0) - 1)).toBeUndefined()
        expect(rowOfRank(found, 0)).toBeUndefined()
        expect(rowOfRank(found, found.candidates + 1)).toBeUndefined()
      }),
      { numRuns: 40 },
    )
  })

  it('has no sharp spike: no score has a twentieth of all candidates, the merged top row apart', () => {
    fc.assert(
      fc.property(anyTable, ({ rows, candidates }) => {
        const peak = Math.max(...rows.slice(1).map((row) => row.sameScoreCount))
        expect(peak).toBeLessThan(Math.max(candidates / 20, 20))
      }),
      { numRuns: 100 },
    )
  })

  it('is the same however often and in whatever order it is asked for', () => {
    const first = table('四川', 2021, '文科')
    for (const { name } of PROVINCES) {
      for (const year of [2019, 2022, 2026]) {
        for (const subject of examMode(name, year)?.subjects ?? []) table(name, year, subject)
      }
    }
    const again = table('四川', 2021, '文科')
    // Asking for so many others has pushed the first answer out of memory: this one was computed anew.
    expect(again).not.toBe(first)
    expect(again).toEqual(first)
  })

  it('does not exist for a subject that was not sat', () => {
    expect(scoreTable({ province: '安徽', year: 2023, subject: '物理' })).toBeUndefined()
    expect(scoreTable({ province: '浙江', year: 2024, subject: '理科' })).toBeUndefined()
    expect(scoreTable({ province: '外省', year: 2024, subject: '物理' })).toBeUndefined()
  })
})
