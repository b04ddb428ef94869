import { expect, it } from 'vitest'
import { isAsSigned, signedText } from './signed'

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
  expect(isAsSigned([{ ...item('a'), reason: '远' }, item('b')], { choices })).toBe(false)
})

it('says who has signed which version, and that it was changed since', () => {
  const signature = {
    signerName: '李老师',
    signTime: '2026-06-26 10:02:30',
    version: 3,
    mark: '7KQ2',
    choices,
    answers: [],
  }
  expect(signedText(signature, items)).toBe('李老师 2026-06-26 10:02 签字，版本 7KQ2')
  expect(signedText(signature, items.toReversed())).toBe(
    '李老师 2026-06-26 10:02 签字，版本 7KQ2；签字后改过',
  )
})
