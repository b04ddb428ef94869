import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVINCES } from '../facts/provinces'
import { controlLines, linesOfTable, scoreBands } from './control-lines'
import { examMode } from './exam-mode'
import { equivalentScore, rowOfRank, rowOfScore, type ScoreTable, scoreTable } from './score-table'

function table(province: string, year: number, subject: string): ScoreTable {
  const found = scoreTable({ province, year, subject })
  if (!found) throw new Error(`没有 ${province} ${year} ${subject} 的一分一段表`)
  return found
}

const anyTable = fc
  .tuple(
    fc.constantFrom(...PROVINCES.map(({ name }) => name)),
    fc.integer({ min: 2018, max: 2030 }),
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
        let rank = 0
        let score = totalScore + 1
        for (const row of rows) {
          expect(row.highestRank).toBe(rank + 1)
          expect(row.lowestRank - row.highestRank + 1).toBe(row.sameScoreCount)
          expect(row.sameScoreCount).toBeGreaterThan(0)
          expect(row.score).toBeLessThan(score)
          rank = row.lowestRank
          score = row.score
        }
        expect(rank).toBe(candidates)
      }),
      { numRuns: 60 },
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

  it('does not exist for a subject that was not sat', () => {
    expect(scoreTable({ province: '安徽', year: 2023, subject: '物理' })).toBeUndefined()
    expect(scoreTable({ province: '浙江', year: 2024, subject: '理科' })).toBeUndefined()
    expect(scoreTable({ province: '外省', year: 2024, subject: '物理' })).toBeUndefined()
  })
})

describe('control lines', () => {
  it('are the official ones where they are known', () => {
    const lines = controlLines('安徽', 2025).map(
      ({ subject, batch, controlScore }) => `${subject} ${batch} ${controlScore}`,
    )
    expect(lines).toEqual([
      '物理 特殊类型 514',
      '物理 本科批 461',
      '物理 专科批 200',
      '历史 特殊类型 515',
      '历史 本科批 477',
      '历史 专科批 200',
    ])
  })

  it('fall, and lie inside the table of their subject, in every province and year', () => {
    for (const { name } of PROVINCES) {
      for (let year = 2018; year <= 2028; year++) {
        for (const subject of examMode(name, year)?.subjects ?? []) {
          const where = `${name} ${year} ${subject}`
          const scores = linesOfTable(name, year, subject).map((line) => line.controlScore)
          const { rows } = table(name, year, subject)
          expect(scores.length, where).toBe(3)
          expect(
            scores.toSorted((a, b) => b - a),
            where,
          ).toEqual(scores)
          expect(new Set(scores).size, where).toBe(3)
          expect(scores[0], where).toBeLessThan(rows[0]?.score ?? 0)
          expect(scores[2], where).toBeGreaterThanOrEqual(rows.at(-1)?.score ?? 750)
        }
      }
    }
  })

  it('have a band up to the next line, the top line none', () => {
    const bands = scoreBands(controlLines('安徽', 2025)).slice(0, 3)
    expect(bands.map(({ lowestScore, highestScore }) => [lowestScore, highestScore])).toEqual([
      [undefined, undefined],
      [461, 513],
      [200, 460],
    ])
  })
})
