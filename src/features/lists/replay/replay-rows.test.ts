import { describe, expect, it } from 'vitest'
import type { ApplicationList, ListRow } from '~/rules/check-up/list-input'
import { replay } from '~/rules/list/replay'
import { replayRows, replayYears } from './replay-rows'
import { adjustText, outcomeText, type Replayed, stepReason } from './replay-words'

const row = (rank: number, other: Partial<ListRow> = {}): ListRow => ({
  school: '安徽大学',
  unit: '003',
  adjust: true,
  lines: [
    { year: 2025, rank },
    { year: 2024, rank: rank - 100 },
  ],
  majors: [
    { name: '法学', rank: rank - 2_000 },
    { name: '哲学', rank },
  ],
  alsoInUnit: [{ name: '历史学', rank }],
  ...other,
})

const listOf = (...rows: ListRow[]): ApplicationList => ({
  province: '安徽',
  year: 2026,
  subject: '物理',
  student: { rank: 25_000, electives: ['化学', '生物'] },
  rows,
})

const played = (list: ApplicationList, year = 2025) => {
  const rows = replayRows(list, year)
  const replayed: Replayed = { list, rows, rank: list.student.rank, year, adjustment: true }
  const file = replay(list.student.rank, rows)
  return { file, outcome: outcomeText(file, replayed), adjust: adjustText(file, replayed), replayed }
}

describe('a list that is replayed', () => {
  it('knows the years of its lines', () => {
    const planned = row(20_000, { lines: [{ year: 2026, rank: 1 }] })
    expect(replayYears(listOf(row(20_000), planned, row(1, { lines: [] })))).toEqual([2025, 2024])
  })

  it('takes the lines of one year, and majors only of the newest', () => {
    const list = listOf(row(26_000))
    expect(replayRows(list, 2025)).toEqual([
      { line: 26_000, open: true, majors: [24_000, 26_000], acceptsAny: true },
    ])
    expect(replayRows(list, 2024)).toEqual([{ line: 25_900, open: true, majors: [], acceptsAny: true }])
    expect(replayRows(list, 2023)).toEqual([{ open: true, majors: [], acceptsAny: true }])
  })

  it('says why the file goes on, and where it stops', () => {
    const list = listOf(
      row(24_000),
      row(30_000, { requirement: '首选历史，再选不限' }),
      row(26_000),
      row(40_000),
    )
    const { file, outcome, replayed } = played(list)
    expect(file.steps).toEqual(['full', 'not-met', 'filed', 'not-read'])
    expect(stepReason('full', replayed, 0)).toBe('2025 年投到 24,000 位就满了，25,000 在后面')
    expect(stepReason('filed', replayed, 2)).toBe('2025 年投到 26,000 位，25,000 在前面')
    expect(outcome).toBe('25,000 位停在第 3 个志愿 安徽大学 003：录取到第 2 个专业 哲学。')
  })

  it('says what 服从调剂 changes', () => {
    const full = { majors: [{ name: '法学', rank: 20_000 }], alsoInUnit: [{ name: '历史学', rank: 26_000 }] }
    expect(played(listOf(row(26_000, full)))).toMatchObject({
      outcome: expect.stringContaining('服从调剂可能到历史学'),
      adjust: expect.stringContaining('如果不勾选服从调剂，档案会被退回'),
    })
    expect(played(listOf(row(26_000, { ...full, adjust: false }), row(40_000)))).toMatchObject({
      outcome: expect.stringContaining('档案退回'),
      adjust: expect.stringContaining('勾选服从调剂就不会退档，可能到历史学'),
    })
    expect(played(listOf(row(30_000))).adjust).toContain('不改变结果')
  })

  it('says when no row takes it', () => {
    expect(played(listOf(row(20_000), row(21_000)))).toMatchObject({
      outcome: expect.stringContaining('滑档'),
      adjust: undefined,
    })
  })
})
