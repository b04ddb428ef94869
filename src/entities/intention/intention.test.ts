import { expect, it } from 'vitest'
import { hasIntention, intentionText, isSameIntention, NO_INTENTION } from './intention'

const intention = {
  ...NO_INTENTION,
  provinces: ['江苏', '浙江'],
  majorCodes: ['0809'],
  excludedMajorCodes: ['101101'],
  maxFee: 6000,
}
const nameOf = (code: string) => ({ '0809': '计算机类' })[code] ?? code

it('are read in one line', () => {
  expect(intentionText(intention, nameOf)).toBe(
    '地区 江苏、浙江；想学 计算机类；不想学 101101；学费每年不超过 6,000 元',
  )
  expect(intentionText(NO_INTENTION, nameOf)).toBeUndefined()
})

it('are none when nothing is said, and some when one thing is', () => {
  expect(hasIntention(NO_INTENTION)).toBe(false)
  expect(hasIntention({ ...NO_INTENTION, maxFee: 6000 })).toBe(true)
  expect(hasIntention({ ...NO_INTENTION, excludedMajorCodes: ['0809'] })).toBe(true)
})

it('are the same in another order', () => {
  expect(isSameIntention(intention, { ...intention, provinces: ['浙江', '江苏'] })).toBe(true)
  expect(isSameIntention({ ...NO_INTENTION, maxFee: null }, NO_INTENTION)).toBe(true)
  expect(isSameIntention(intention, { ...intention, provinces: ['浙江'] })).toBe(false)
})
