import { expect, it } from 'vitest'
import { competitionLevel } from './competition-level'

it.each([
  [1000, 'high'],
  [999, 'medium'],
  [300, 'medium'],
  [299, 'low'],
  [0, 'low'],
])('S1-9.9 a count of %d is %s', (count, level) => {
  expect(competitionLevel(count)).toBe(level)
})
