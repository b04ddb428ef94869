import { expect, it } from 'vitest'
import type { Tier } from '../chance/tier-name'
import { byUtility, isReasonable, type Orderable } from './order'

const row = (tier: Tier | undefined, centre: number, worth = 0): Orderable => ({ tier, centre, worth })

it('a list is read from 冲 with the dreams to 保, and of each what is worth most', () => {
  const [dream, reach, match, safe] = [row(undefined, 9), row(1, 10), row(2, 10.5), row(3, 11)] as const
  expect(byUtility([safe, match, reach, dream])).toEqual([dream, reach, match, safe])
  expect(byUtility([reach, row(1, 10, 0.5)])[0]?.worth).toBe(0.5)
})

it('an order is reasonable where it differs in noise alone', () => {
  expect(isReasonable([row(1, 1, 5)])).toBe(true)
  expect(isReasonable([row(1, 10.05), row(1, 10)])).toBe(true)
  expect(isReasonable([row(1, 10.1), row(1, 10)])).toBe(false)
  // What is worth least so far counts, not what came last.
  expect(isReasonable([row(1, 10), row(1, 10.5), row(1, 10.02)])).toBe(false)
})

it('a 稳 stands before a 冲 that is plainly harder, and nothing behind a 保', () => {
  expect(isReasonable([row(2, 10), row(1, 10.03)])).toBe(true)
  expect(isReasonable([row(2, 11), row(1, 10)])).toBe(false)
  expect(isReasonable([row(2, 10.5, 0.6), row(2, 10.3)])).toBe(true)
  expect(isReasonable([row(1, 10), row(2, 10.5), row(3, 12), row(3, 11)])).toBe(true)
  expect(isReasonable([row(3, 11), row(2, 12)])).toBe(false)
})
