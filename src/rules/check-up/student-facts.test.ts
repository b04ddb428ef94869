import { expect, it } from 'vitest'
import type { PreferenceScore } from '~/contracts/score-records'
import type { StudentRecord } from '~/contracts/student-record'
import { ApplicationList } from './list-input'
import { studentFacts } from './student-facts'

const RECORD: StudentRecord = { id: 's-1', name: '林小满', tel: '13800008000', auth: false }

const SCORE: PreferenceScore = {
  id: '1',
  studentId: 's-1',
  examType: 1,
  province: '安徽',
  year: 2026,
  subject: '物理',
  score: 507,
  rank: 124_829,
  createRoleType: 1,
  createTime: '2026-03-01',
}

it('what a student has said is told to the check-up in its words', () => {
  const facts = studentFacts({
    record: { ...RECORD, sex: 2, foreignLanguage: '日语', subjects: [4, 5, 6], province: '安徽', year: 2026 },
    physical: {
      studentId: 's-1',
      consent: true,
      height: 160,
      weight: 52,
      leftEyesight: 4.5,
      colourVision: '色弱',
    },
    score: {
      ...SCORE,
      english: 101,
      math: 98.5,
      physics: null,
    },
  })
  expect(facts).toEqual({
    electives: ['物理', '化学', '生物'],
    province: '安徽',
    year: 2026,
    language: '日语',
    sex: '女',
    heightCm: 160,
    weightKg: 52,
    eyesight: [4.5],
    colour: '色弱',
    scores: { 数学: 98.5, 外语: 101 },
  })
  const list = {
    province: '安徽',
    year: 2026,
    subject: '物理',
    student: { rank: 1, ...facts },
    rows: [{ school: '安徽大学' }],
  }
  expect(ApplicationList.safeParse(list).success).toBe(true)
})

it('what nobody has said is not judged', () => {
  expect(studentFacts({ record: RECORD, physical: { studentId: 's-1', consent: false } })).toEqual({})
  expect(studentFacts({ score: SCORE })).toEqual({})
  expect(studentFacts({})).toEqual({})
})
