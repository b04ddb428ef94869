import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convertedLog, rankThen } from './cohort'

const cohorts = fc.record({
  rank: fc.integer({ min: 1000, max: 400_000 }),
  candidates: fc.integer({ min: 20_000, max: 800_000 }),
  oldExam: fc.boolean(),
})
const now = fc.integer({ min: 20_000, max: 800_000 })

it('converts there and back to the same rank', () => {
  fc.assert(
    fc.property(cohorts, now, (line, candidates) => {
      const converted = Math.exp(convertedLog(line, candidates))
      expect(Math.abs(rankThen(converted, line, candidates) - line.rank)).toBeLessThanOrEqual(1)
    }),
  )
})

it('keeps the percentile of the exam before a reform, and moves half as far otherwise', () => {
  expect(Math.exp(convertedLog({ rank: 10_000, candidates: 100_000, oldExam: true }, 200_000))).toBeCloseTo(
    20_000,
  )
  expect(Math.exp(convertedLog({ rank: 10_000, candidates: 100_000 }, 400_000))).toBeCloseTo(20_000)
  expect(rankThen(1, { candidates: 100_000 }, 400_000)).toBe(1)
})
