import { expect, it } from 'vitest'
import { reasoned } from './reasons'
import { isAsSigned } from './signed'

const item = (unitId: string) => ({
  unitId,
  order: 1,
  schoolId: unitId,
  schoolName: unitId,
  provinceName: '安徽',
  adjust: true,
  reason: '近',
  majors: [{ majorEnrollCode: '01', majorName: '法学' }],
})
const items = ['a', 'b'].map(item)
// As a server may tell it: other members first.
const choices = items.map(({ unitId, adjust, reason }) => ({
  reason,
  adjust,
  majorEnrollCodes: ['01'],
  unitId,
}))

it('a list is as it was signed until a row, its place or its reason is another', () => {
  expect(isAsSigned(items, { choices })).toBe(true)
  expect(isAsSigned(items.toReversed(), { choices })).toBe(false)
  expect(isAsSigned(items.slice(1), { choices })).toBe(false)
  expect(isAsSigned(reasoned(items, 'a', '远')?.items ?? [], { choices })).toBe(false)
})
