import { expect, it } from 'vitest'
import { commonFee } from './common-fee'

const major = (fee: number | null) => ({ schoolName: '北京师范大学', planNumber: 1, fee })

it('is the fee of the row, or the one that all its majors have', () => {
  expect(commonFee({ fee: 5000, subMajors: [major(1), major(2)] })).toBe(5000)
  expect(commonFee({ fee: null, subMajors: [major(0), major(0)] })).toBe(0)
})

it('is unknown where majors differ or there are none', () => {
  expect(commonFee({ fee: null, subMajors: [major(5000), major(6000)] })).toBeUndefined()
  expect(commonFee({ fee: null, subMajors: null })).toBeUndefined()
})
