import { expect, it } from 'vitest'
import { dataFileName } from './my-data'

it('a file of data is named by the day', () => {
  expect(dataFileName(new Date(2026, 5, 5, 23, 59))).toBe('择途-我的数据-2026-06-05.json')
})
