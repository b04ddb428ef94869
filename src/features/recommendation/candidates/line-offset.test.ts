import { expect, it } from 'vitest'
import { lineOffset } from './line-offset'

it('puts the same rank into the middle, an easier line to the right, a far one at the end', () => {
  expect(lineOffset(20_000, 20_000)).toBe(50)
  expect(lineOffset(20_000, 22_000)).toBeGreaterThan(60)
  expect(lineOffset(20_000, 18_000)).toBeLessThan(40)
  expect(lineOffset(20_000, 90_000)).toBe(100)
  expect(lineOffset(20_000, 100)).toBe(0)
})
