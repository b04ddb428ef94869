import { expect, it } from 'vitest'
import type { Items } from './edits'
import { majorAdded, majorRaised, majorRemoved, majorToggled } from './major-edits'

const major = (majorEnrollCode: string) => ({ majorEnrollCode, majorName: `专业${majorEnrollCode}` })
const items: Items = [
  {
    unitId: 'a',
    order: 1,
    schoolId: 'a',
    schoolName: '安徽大学',
    majorGroupCode: '003',
    provinceName: '安徽',
    adjust: true,
    majors: [major('1'), major('2')],
  },
]
const codes = (edit: { items: Items } | undefined) =>
  edit?.items[0]?.majors.map(({ majorEnrollCode }) => majorEnrollCode).join('')

it('majors of a row are added at the end, up to as many as the form has', () => {
  const edit = majorAdded(items, 'a', major('3'), 6)
  expect(codes(edit)).toBe('123')
  expect(edit?.label).toBe('安徽大学 003 加上 专业3')
  expect(majorAdded(items, 'a', major('2'), 6)).toBeUndefined()
  expect(majorAdded(items, 'a', major('3'), 2)).toBeUndefined()
})

it('majors of a row are taken out and raised', () => {
  expect(codes(majorRemoved(items, 'a', '1'))).toBe('2')
  expect(majorRemoved(items, 'a', '9')).toBeUndefined()
  expect(codes(majorRaised(items, 'a', '2'))).toBe('21')
  expect(majorRaised(items, 'a', '1')).toBeUndefined()
  expect(majorRaised(items, 'x', '1')).toBeUndefined()
})

it('a major is chosen or chosen no more by the same press, up to as many as the form has', () => {
  expect(codes(majorToggled(items, 'a', major('1'), 2))).toBe('2')
  expect(codes(majorToggled(items, 'a', major('3'), 3))).toBe('123')
  expect(majorToggled(items, 'a', major('3'), 2)).toBeUndefined()
  expect(majorToggled(items, 'x', major('1'), 2)).toBeUndefined()
})
