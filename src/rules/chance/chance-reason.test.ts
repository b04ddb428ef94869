import { expect, it } from 'vitest'
import { chanceReason } from './chance-reason'
import { expectedLine, type PastLine } from './expected-line'
import { studentT4, studentT4Quantile } from './student-t4'

const past = (year: number, rank: number, oldExam = false): PastLine => ({
  year,
  rank,
  candidates: 190_000,
  oldExam,
})
const reason = (...lines: PastLine[]) =>
  chanceReason(25_818, lines[0], expectedLine({ candidates: 190_000, lines }))

it('names the own rank, the newest line and the distance', () => {
  expect(reason(past(2024, 27_520))).toBe('位次 25,818，2024 年最低 27,520，领先 6.6%')
  expect(reason(past(2024, 24_000))).toBe('位次 25,818，2024 年最低 24,000，落后 7.0%')
  expect(reason(past(2024, 27_520), past(2023, 27_520, true))).toContain('改革年参考')
  expect(reason()).toBe('暂无可比数据')
})

it('says when the school stands in for the unit', () => {
  const siblings = [{ lines: [past(2025, 30_000)], sameRequirement: true }]
  const line = expectedLine({ candidates: 190_000, lines: [], year: 2026, siblings })
  expect(chanceReason(25_818, undefined, line)).toContain('按本校同样选科要求的其他单位估计约 30,000')
})

it('has a distribution and its inverse', () => {
  for (const share of [0.001, 0.05, 0.3, 0.5, 0.9, 0.999]) {
    expect(studentT4(studentT4Quantile(share))).toBeCloseTo(share, 9)
  }
  // Tables give 2.132 for 95 %.
  expect(studentT4Quantile(0.95)).toBeCloseTo(2.132, 3)
})
