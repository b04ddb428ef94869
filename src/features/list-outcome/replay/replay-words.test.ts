import { describe, expect, it } from 'vitest'
import type { ApplicationList, ListRow } from '~/rules/check-up/list-input'
import { frameOfList, judgeRow } from '~/rules/check-up/list-model'
import { replay } from '~/rules/list/replay'
import { rankInYear, replayRows } from '~/rules/list/replay-rows'
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
  const frame = frameOfList(list)
  if (!frame) throw new Error('no rules')
  const judged = list.rows.map((row, index) => ({ row, judged: judgeRow(frame, list, index) }))
  const rows = replayRows(frame, judged, year)
  const { rank } = list.student
  const rankThen = rankInYear(frame, rank, year)
  const replayed: Replayed = { list, rows, rank, rankThen, year, adjustment: frame.form.adjustment }
  const file = replay(rankThen, rows)
  return { file, outcome: outcomeText(file, replayed), adjust: adjustText(file, replayed), replayed }
}

describe('a list that is replayed', () => {
  it('says of an earlier year that the majors are unknown, whatever is ticked', () => {
    const { outcome, adjust, file } = played(listOf(row(30_000)), 2024)
    expect(file.inside).toBe('unknown')
    expect(outcome).toContain('那一年各专业没有数据，看不出进哪个专业')
    expect(outcome).toContain('25,000 位（相当于 2024 年的 23,983 位）停在第 1 个志愿')
    expect(adjust).toBeUndefined()
  })

  it('admits to the one major of a unit in every year', () => {
    const only = row(30_000, { majors: [{ name: '法学' }], alsoInUnit: [] })
    for (const year of [2025, 2024]) expect(played(listOf(only), year).outcome).toContain('：录取到 法学。')
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
