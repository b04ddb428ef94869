import { expect, it } from 'vitest'
import { applicableLines, applicablePlans } from './applicable'

const plan = (majorName: string, subjectRequirement?: string, planNumber = 2) => ({
  schoolName: '国防科技大学',
  majorName,
  planNumber,
  subjectRequirement,
})
const PHYSICS = { subject: '物理', electives: [] }

it('leaves no plan that another subject is asked for', () => {
  const rows = [plan('历史学', '首选历史，再选不限'), plan('物理学', '首选物理，再选化学'), plan('护理学')]
  expect(applicablePlans(rows, PHYSICS).map(({ majorName }) => majorName)).toEqual(['物理学', '护理学'])
  expect(applicablePlans(rows, { subject: '全部', electives: [] })).toBe(rows)
  const withBiology = { subject: '物理', electives: ['生物', '地理'] }
  expect(applicablePlans(rows, withBiology).map(({ majorName }) => majorName)).toEqual(['护理学'])
})

it('leaves of a row the majors that may be applied for, with their places', () => {
  const group = { ...plan('', undefined, 7), subMajors: [plan('一', '历史', 3), plan('二', '物理', 4)] }
  expect(applicablePlans([group], PHYSICS)).toMatchObject([
    { planNumber: 4, subMajors: [{ majorName: '二' }] },
  ])
  expect(applicablePlans([{ ...group, subMajors: [plan('一', '历史')] }], PHYSICS)).toEqual([])
})

it('keeps what cannot be read, and the array where nothing goes', () => {
  const rows = [plan('一', '见招生章程'), plan('二', '物理')]
  expect(applicablePlans(rows, PHYSICS)).toBe(rows)
})

it('leaves the lines of one subject, and those of nobody in particular', () => {
  const line = (subject?: string) => ({ schoolName: '国防科技大学', lowestScore: 600, subject })
  const rows = [line('物理'), line('历史'), line(), line('不限')]
  expect(applicableLines(rows, PHYSICS).map(({ subject }) => subject)).toEqual(['物理', undefined, '不限'])
})
