import { expect, it } from 'vitest'
import { isMajorTypeCode, levelOfMajorCode } from './major-code'

it('reads the level from the first figures', () => {
  expect(['0809', '080901', '1301', '2101', '390101', '4101', '590101K'].map(levelOfMajorCode)).toEqual([
    1, 1, 1, 3, 3, 2, 2,
  ])
})

it('tells a type from a major by the length of its code', () => {
  expect(['0809', '080901', '020301K', ''].map(isMajorTypeCode)).toEqual([true, false, false, false])
})
