import { expect, it } from 'vitest'
import { copyOf } from './list-copy'

const list = {
  id: 'l-1',
  studentId: 's-1',
  name: '省内',
  createdType: 1,
  province: '安徽' as const,
  year: 2026,
  batch: '本科批',
  preferenceScoreId: 'score-1',
  note: null,
  version: 4,
  items: [
    {
      unitId: '10357-003',
      order: 1,
      schoolId: '10357',
      schoolName: '安徽大学',
      provinceName: '安徽' as const,
      adjust: true,
      majors: [{ majorEnrollCode: '01', majorName: '法学' }],
    },
  ],
}

it('a copy has the choices, the score record and the batch of its list', () => {
  expect(copyOf(list, '省内 副本')).toEqual({
    studentId: 's-1',
    preferenceScoreId: 'score-1',
    batch: '本科批',
    name: '省内 副本',
    note: null,
    choices: [{ unitId: '10357-003', majorEnrollCodes: ['01'], adjust: true }],
  })
})

it('nothing is deleted or copied that could not be brought back', () => {
  expect(() => copyOf({ ...list, batch: '' }, '省内')).toThrow('没有成绩记录')
})
