import { expect, it } from 'vitest'
import { isTypeCode, jobDetailsCode } from './profession-code'

it.each([
  ['20106', true, '20106'],
  ['2010601', false, '20106'],
  ['201', false, '2'],
])('S1-4.10 S1-7.11 %s', (code, ofType, details) => {
  expect(isTypeCode(code)).toBe(ofType)
  expect(jobDetailsCode(code)).toBe(details)
})
