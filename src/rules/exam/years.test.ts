import { describe, expect, it } from 'vitest'
import {
  bookYears,
  defaultDataYear,
  gaokaoYears,
  gradeOf,
  newestPlanYear,
  rankingYears,
  scoreYears,
} from './years'

describe('years', () => {
  it('S1-9.10 S2-9.6 S2-9.9 offers the years of the specification', () => {
    expect(scoreYears(2026)).toEqual([2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018])
    expect(rankingYears(2025)).toEqual([2024, 2023, 2022, 2021])
    expect(bookYears(2025)).toEqual([2025, 2024, 2023, 2022, 2021, 2020])
    expect(gaokaoYears(2026)).toEqual([2026, 2027, 2028, 2029, 2030, 2031, 2032])
  })

  it('S1-9.10 opens with last year, or the newest earlier year that has data', () => {
    expect(defaultDataYear([2026, 2025, 2024], 2026)).toBe(2025)
    expect(defaultDataYear([2023, 2022], 2026)).toBe(2023)
    expect(defaultDataYear([], 2026)).toBeUndefined()
    expect(defaultDataYear([2026], 2026)).toBeUndefined()
  })

  it('has the plan of a year from its June on', () => {
    const on = (day: string) => newestPlanYear(new Date(`${day}T12:00:00`))
    expect([on('2026-05-31'), on('2026-06-01'), on('2026-11-24')]).toEqual([2025, 2026, 2026])
  })
})

describe('gradeOf', () => {
  it.each([
    [2026, '2026-06-07', '高三'],
    [2027, '2026-06-07', '高三'],
    [2027, '2026-05-31', '高二'],
    [2028, '2026-06-30', '高二'],
    [2028, '2026-05-31', '高一'],
    [2029, '2026-06-01', '高一'],
    [2029, '2026-05-31', undefined],
  ])('S1-9.16 graduating in %d is, on %s, %s', (year, today, grade) => {
    expect(gradeOf(year, new Date(`${today}T12:00:00`))).toBe(grade)
  })
})
