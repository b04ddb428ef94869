import { expect, it } from 'vitest'
import { ApplicationList } from '~/rules/check-up/list-input'
import { studentFacts, unwantedNames } from './student-facts'

const RECORD = { id: 's-1', name: '林小满', tel: '13800008000', auth: false }

it('what a student has said is told to the check-up in its words', () => {
  const facts = studentFacts({
    record: { ...RECORD, sex: 2, foreignLanguage: '日语' },
    physical: { studentId: 's-1', consent: true, height: 160, leftEyesight: 4.5, colourVision: '色弱' },
    score: {
      id: '1',
      studentId: 's-1',
      examType: 1,
      province: '安徽',
      year: 2026,
      subject: '物理',
      score: 507,
      rank: 124_829,
      english: 101,
      math: 98.5,
      physics: null,
      createRoleType: 1,
      createTime: '2026-03-01',
    },
  })
  expect(facts).toEqual({
    language: '日语',
    sex: '女',
    heightCm: 160,
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
  expect(studentFacts({})).toEqual({})
})

it('unwanted majors are told by their names in the units of the list', () => {
  const major = (majorCode: string, majorName: string) => ({
    majorEnrollCode: majorCode,
    majorName,
    majorCode,
    planNum: 1,
    history: [],
  })
  const units = [
    { majors: [major('101101', '护理学'), major('080901', '计算机科学与技术')] },
    { majors: [major('101101', '护理学')] },
  ]
  expect(unwantedNames(units, ['1011'])).toEqual({ unwanted: ['护理学'] })
  expect(unwantedNames(units, ['0101'])).toEqual({ unwanted: [] })
  expect(unwantedNames(units, [])).toEqual({})
  expect(unwantedNames(units)).toEqual({})
})
