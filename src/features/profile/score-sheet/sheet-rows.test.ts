import { expect, it } from 'vitest'
import type { PreferenceScore } from '~/contracts/score-records'
import { examTitle, sheetRows } from './sheet-rows'

const RECORD: PreferenceScore = {
  id: '1',
  studentId: 's-1',
  examType: 1,
  examName: '第一次模拟考试',
  province: '安徽',
  year: 2026,
  subject: '物理',
  score: 507,
  rank: 124_829,
  chinese: 101,
  math: 98.5,
  physics: 70,
  createRoleType: 1,
  createTime: '2026-03-01',
}

it('the sheet has a line for each subject that was sat, and their sum', () => {
  const bare = { ...RECORD, id: '2', score: 520, rank: 110_000, chinese: null, math: null, physics: null }
  expect(sheetRows([bare, RECORD]).map(({ label, figures }) => [label, ...figures])).toEqual([
    ['总分', 520, 507],
    ['位次', 110_000, 124_829],
    ['语文', null, 101],
    ['数学', null, 98.5],
    ['物理', null, 70],
    ['已填各科合计', null, 269.5],
  ])
  expect(sheetRows([bare]).map(({ label }) => label)).toEqual(['总分', '位次'])
})

it('an exam without a name is called by year and kind', () => {
  expect(examTitle(RECORD)).toBe('第一次模拟考试')
  expect(examTitle({ ...RECORD, examName: null, examType: 2 })).toBe('2026 年高考')
})
