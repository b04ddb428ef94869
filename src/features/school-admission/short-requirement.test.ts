import { expect, it } from 'vitest'
import { shortRequirement } from './short-requirement'

it('leaves out the first choice, which the table is about', () => {
  expect(shortRequirement('首选物理，再选化学')).toBe('化学')
  expect(shortRequirement('首选历史，再选不限')).toBe('不限')
  expect(shortRequirement('物理和化学')).toBe('物理和化学')
  expect(shortRequirement('')).toBeUndefined()
  expect(shortRequirement(null)).toBeUndefined()
})
