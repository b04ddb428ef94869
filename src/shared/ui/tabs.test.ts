import { expect, it } from 'vitest'
import { tabStep } from './tabs'

it('arrows lead through a row of tabs round and round, Home and End to its ends', () => {
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'a'].map((key) => tabStep(key, 2, 3))).toEqual([
    0,
    1,
    0,
    2,
    undefined,
  ])
  expect(tabStep('ArrowLeft', 0, 3)).toBe(2)
})
