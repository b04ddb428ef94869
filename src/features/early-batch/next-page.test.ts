import { expect, it } from 'vitest'
import { nextPage } from './next-page'

it('asks for pages until all rows have come', () => {
  expect(nextPage({ current: 1, size: 999, total: 2300 })).toBe(2)
  expect(nextPage({ current: 2, size: 999, total: 2300 })).toBe(3)
  expect(nextPage({ current: 3, size: 999, total: 2300 })).toBeUndefined()
  expect(nextPage({ current: 1, size: 999, total: 999 })).toBeUndefined()
  expect(nextPage({ current: 1, size: 999, total: 0 })).toBeUndefined()
})
