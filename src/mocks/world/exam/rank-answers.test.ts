import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NO_RANK_CODE } from '~/contracts/score-tables'
import { examMode } from '~/rules/exam/exam-mode'
import { PROVINCES } from '~/rules/exam/provinces'
import { segmentOf } from '~/rules/exam/rank-in-table'
import { rankedScore } from '~/rules/exam/ranked-score'
import { scoreYears } from '~/rules/exam/years'
import { bandedLines, batchesBySubject, equivalentsOf, lineOfBatch, rowsFrom } from './rank-answers'
import { rowOfScore, type ScoreTable, scoreTable } from './score-table'

const YEARS = scoreYears(2026)

function table(province: string, year: number, subject: string): ScoreTable {
  const found = scoreTable({ province, year, subject })
  if (!found) throw new Error(`${province} ${year} ${subject}`)
  return found
}

const anyTable = fc
  .record({
    province: fc.constantFrom(...PROVINCES.map(({ name }) => name)),
    year: fc.constantFrom(...YEARS),
  })
  .chain(({ province, year }) =>
    fc
      .constantFrom(...(examMode(province, year)?.subjects ?? []))
      .map((subject) => table(province, year, subject)),
  )

describe('batches of a year', () => {
  it('stand below the subjects that are sat, those for everybody first', () => {
    expect(batchesBySubject('安徽', 2025)).toEqual({
      物理: ['本科批', '专科批', '特殊类型'],
      历史: ['本科批', '专科批', '特殊类型'],
    })
    expect(batchesBySubject('山东', 2025)).toEqual({ 综合: ['一段', '二段', '特殊类型'] })
    expect(batchesBySubject('火星', 2025)).toEqual({})
  })

  it('narrow a table to the scores at and above their line', () => {
    fc.assert(
      fc.property(anyTable, (whole) => {
        for (const batch of batchesBySubject(whole.province, whole.year)[whole.subject] ?? []) {
          const line = lineOfBatch(whole, batch) ?? Number.NaN
          const rows = rowsFrom(whole, line)
          expect(rows.length).toBeGreaterThan(0)
          expect(rows).toEqual(whole.rows.slice(0, rows.length))
          expect(rows.every((row) => row.highScore >= line)).toBe(true)
          expect(whole.rows.slice(rows.length).every((row) => row.highScore < line)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
    expect(lineOfBatch(table('安徽', 2025, '物理'), '零批')).toBeUndefined()
  })
})

describe('where a score stands', () => {
  const physics = table('安徽', 2025, '物理')

  it('is its row, with the careful rank and how crowded it is', () => {
    expect(segmentOf(physics, 600, 461)).toEqual({
      highestRank: 26394,
      lowestRank: 27089,
      sameScoreCount: 696,
      suggestedRank: 27089,
      competitionLevel: 'medium',
    })
  })

  it('says when scores are merged, when it is below the line, and when nobody has it', () => {
    expect(rankedScore(segmentOf(physics, 750, 461))?.scorePrompt).toContain('合并为一档')
    expect(rankedScore(segmentOf(physics, 400, 461))?.scorePrompt).toBe('低于所选批次的控制线 461 分')
    expect(segmentOf(physics, 751, 0)).toEqual({ code: NO_RANK_CODE })
  })

  it('has a rank exactly where the table has a row', () => {
    fc.assert(
      fc.property(anyTable, fc.integer({ min: 0, max: 900 }), (whole, score) => {
        const answer = segmentOf(whole, score, 0)
        expect('code' in answer).toBe(rowOfScore(whole, score) === undefined)
        expect(rankedScore(answer)?.lowestRank).toBe(rowOfScore(whole, score)?.lowestRank)
      }),
      { numRuns: 100 },
    )
  })
})

describe('what a rank was worth in other years', () => {
  it('is the score whose row holds the rank', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(), (whole, pick) => {
        const row = whole.rows[pick % whole.rows.length]
        if (!row) return
        for (const then of equivalentsOf(whole, row.score, YEARS)) {
          expect(then.year).not.toBe(whole.year)
          expect(then.highestRank).toBeLessThanOrEqual(row.lowestRank)
          expect(then.lowestRank).toBeGreaterThanOrEqual(row.lowestRank)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('follows the candidates through a change of exam, but not to or from everybody together', () => {
    const years = equivalentsOf(table('安徽', 2025, '物理'), 600, YEARS).map(({ year }) => year)
    expect(years).toEqual([2024, 2023, 2022, 2021, 2020, 2019, 2018])
    expect(equivalentsOf(table('山东', 2025, '综合'), 600, YEARS).map(({ year }) => year)).toEqual([
      2024, 2023, 2022, 2021, 2020,
    ])
    expect(equivalentsOf(table('安徽', 2025, '物理'), 751, YEARS)).toEqual([])
  })
})

describe('control lines with their bands', () => {
  it('name the province and end where the next line begins', () => {
    const { year, batchLines } = bandedLines('安徽', 2025)
    expect(year).toBe(2025)
    expect(batchLines.filter(({ subject }) => subject === '物理')).toEqual([
      { province: '安徽', batch: '特殊类型', subject: '物理', controlScore: 514 },
      {
        province: '安徽',
        batch: '本科批',
        subject: '物理',
        controlScore: 461,
        lowestScore: 461,
        highestScore: 513,
      },
      {
        province: '安徽',
        batch: '专科批',
        subject: '物理',
        controlScore: 200,
        lowestScore: 200,
        highestScore: 460,
      },
    ])
  })
})
