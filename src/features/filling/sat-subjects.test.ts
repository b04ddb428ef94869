import { expect, it } from 'vitest'
import type { PreferenceScore } from '~/contracts/score-records'
import { satSubjects } from './sat-subjects'

const record: PreferenceScore = {
  id: '1',
  studentId: '2',
  examType: 2,
  province: '安徽',
  year: 2026,
  subject: '历史',
  score: 560,
  rank: 9000,
  createRoleType: 1,
  createTime: '2026-06-24T10:00:00+08:00',
}

it('S1-7.10 takes the subjects that a record has scores for', () => {
  const scored = { ...record, chinese: 110, history: 80, geography: 70, politics: 75 }
  expect(satSubjects(scored, [4, 5, 6])).toEqual([7, 8, 9])
})

it('takes the chosen ones where there are no scores, and the one of the table always', () => {
  expect(satSubjects(record, [8, 9])).toEqual([7, 8, 9])
  expect(satSubjects({ ...record, subject: '理科' })).toEqual([4])
  expect(satSubjects({ ...record, subject: '综合' })).toEqual([])
})
