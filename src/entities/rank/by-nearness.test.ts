import { expect, it } from 'vitest'
import { byNearness } from './by-nearness'

it('puts the line next to a rank first, on whichever side it lies', () => {
  const lines = [56_300, 58_264, 59_202, 60_100].map((lowestRank) => ({ lowestRank }))
  expect(byNearness(lines, 59_240).map(({ lowestRank }) => lowestRank)).toEqual([
    59_202, 60_100, 58_264, 56_300,
  ])
  expect(lines[0]?.lowestRank).toBe(56_300)
})
