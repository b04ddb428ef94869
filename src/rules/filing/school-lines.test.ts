import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SchoolScoreLine } from '~/contracts/school-lines'
import { batchOf, lineKind, schoolLines, yearlyLines } from './school-lines'

const line = (year: number, lowestRank: number, batch = '本科批', admissionType = '普通类') => ({
  year,
  batch,
  admissionType,
  lowestScore: 500,
  lowestRank,
})

/** The years with their ranks. */
const ranksOf = (...asked: Parameters<typeof yearlyLines>) =>
  yearlyLines(...asked).map(({ year, lowestRank }) => ({ year, lowestRank }))

it('is the last line of the best batch of each year, the oldest year first', () => {
  const lines = [line(2025, 900), line(2025, 1200), line(2025, 90_000, '专科批'), line(2024, 1100)]
  expect(ranksOf(lines, undefined)).toEqual([
    { year: 2024, lowestRank: 1100 },
    { year: 2025, lowestRank: 1200 },
  ])
  expect(ranksOf(lines, '专科批')).toEqual([{ year: 2025, lowestRank: 90_000 }])
})

it('leaves joint programmes out where there are others', () => {
  expect(ranksOf([line(2025, 900), line(2025, 9000, '本科批', '中外合作办学')], undefined)).toEqual([
    { year: 2025, lowestRank: 900 },
  ])
  expect(ranksOf([line(2025, 9000, '本科批', '中外合作办学')], undefined)).toEqual([
    { year: 2025, lowestRank: 9000 },
  ])
})

describe('the lines a school is known by', () => {
  const asked = { year: 2025, batches: ['本科批', '专科批'] }

  it('keep 中外合作 apart, in the batch of the ordinary majors', () => {
    const lines = [
      line(2025, 20_377),
      line(2025, 25_693, '本科批', '中外合作办学'),
      line(2025, 90_000, '专科批', '中外合作办学'),
    ]
    const known = schoolLines(lines, asked)
    expect([known?.line.lowestRank, known?.joint?.lowestRank]).toEqual([20_377, 25_693])
    expect(known && [known.line, known.joint].map((one) => one && lineKind(one))).toEqual([
      '普通专业',
      '中外合作',
    ])
  })

  it('are one where there is nothing but 中外合作', () => {
    const known = schoolLines([line(2025, 9000, '本科批', '中外合作办学')], asked)
    expect(known).toMatchObject({ line: { lowestRank: 9000 }, joint: undefined })
  })

  it('claim no kind that the server does not tell', () => {
    expect(['', null, undefined, '国家专项计划'].map((admissionType) => lineKind({ admissionType }))).toEqual(
      [...['', '', '', '国家专项计划']],
    )
  })

  it('are the same in any order of the rows where two kinds end at one rank', () => {
    const lines = [line(2025, 900, '本科批', '中外合作办学'), line(2025, 900, '本科批', '国家专项计划')]
    for (const rows of [lines, lines.toReversed()]) {
      const known = schoolLines(rows, asked)
      expect([known?.line.admissionType, known?.joint?.admissionType]).toEqual([
        '国家专项计划',
        '中外合作办学',
      ])
    }
  })

  it('are the lowest of their kind, whatever the order of the rows', () => {
    const kinds = fc.constantFrom('普通类', '中外合作办学', '国家专项计划')
    const rows = fc.array(fc.tuple(fc.integer({ min: 1, max: 400_000 }), kinds), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(rows, (drawn) => {
        const lines = drawn.map(([rank, kind]) => line(2025, rank, '本科批', kind))
        const ranksOf = (kind: string) => drawn.flatMap(([rank, own]) => (own === kind ? rank : []))
        const known = schoolLines(lines, asked)
        expect(schoolLines(lines.toReversed(), asked)).toEqual(known)
        if (ranksOf('普通类').length === 0) return
        expect(known?.line.lowestRank).toBe(Math.max(...ranksOf('普通类')))
        const joint = ranksOf('中外合作办学')
        expect(known?.joint?.lowestRank).toBe(joint.length > 0 ? Math.max(...joint) : undefined)
      }),
    )
  })
})

it('S2-3.2 a line names its batch under either spelling, and under one at least', () => {
  const { batch: _, ...unnamed } = line(2025, 900)
  for (const named of [{ batch: '本科批' }, { admissionBatch: '本科批' }])
    expect(batchOf(SchoolScoreLine.parse({ ...unnamed, ...named }))).toBe('本科批')
  expect(SchoolScoreLine.safeParse(unnamed).success).toBe(false)
})
