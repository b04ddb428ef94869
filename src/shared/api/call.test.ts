import { expect, it } from 'vitest'
import { nextPage } from './call'

const page = (current: number, size: number, total: number) => ({ records: [], current, size, total })

it('asks for pages until all rows have come', () => {
  expect(nextPage(page(1, 999, 2300))).toBe(2)
  expect(nextPage(page(2, 999, 2300))).toBe(3)
  expect(nextPage(page(3, 999, 2300))).toBeUndefined()
  expect(nextPage(page(1, 999, 999))).toBeUndefined()
  expect(nextPage(page(1, 999, 0))).toBeUndefined()
})
