import { expect, it } from 'vitest'
import { scoreOrigin } from './score-origin'

it('calls a score by its exam, and names the table that ranks a mock exam', () => {
  expect(scoreOrigin({ examType: 2, year: 2025, score: 601 }, 2026)).toBe('2025 年高考 601 分')
  expect(scoreOrigin({ examType: 1, year: 2027, score: 507 }, 2026)).toBe('模考 507 分，按 2025 年一分一段')
  expect(scoreOrigin({ examType: 1, year: 2024, score: 507 }, 2026)).toBe('模考 507 分，按 2024 年一分一段')
})

it('believes no exam of a year to come', () => {
  expect(scoreOrigin({ examType: 2, year: 2027, score: 507 }, 2026)).toBe('模考 507 分，按 2025 年一分一段')
})

it('names the table before where that of the exam is not out yet', () => {
  const exam = { examType: 2, year: 2026, score: 600 } as const
  expect(scoreOrigin(exam, 2026, 2025)).toBe('2026 年高考 600 分，按 2025 年一分一段')
  expect(scoreOrigin(exam, 2026, 2026)).toBe('2026 年高考 600 分')
})
