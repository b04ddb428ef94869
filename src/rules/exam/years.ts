/** Years a page offers, newest first, from the year the one clock reads (decisions.md, Dates and numbers). */

export const SCORE_YEAR_COUNT = 8
export const RANKING_YEAR_COUNT = 4
export const BOOK_YEAR_COUNT = 6
export const GAOKAO_YEAR_COUNT = 7

function descending(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => first - index)
}

/** The 8 calendar years before this one (S1 §9). */
export const scoreYears = (thisYear: number) => descending(thisYear - 1, SCORE_YEAR_COUNT)

/** The 4 calendar years before this one (S2 §9). */
export const rankingYears = (thisYear: number) => descending(thisYear - 1, RANKING_YEAR_COUNT)

/** 6 years ending with this one (S2 §9). */
export const bookYears = (thisYear: number) => descending(thisYear, BOOK_YEAR_COUNT)

/** This year and the next 6, in rising order (S1 §9). */
export const gaokaoYears = (thisYear: number) =>
  Array.from({ length: GAOKAO_YEAR_COUNT }, (_, index) => thisYear + index)

/** The year a page opens with: last year, or the newest earlier year that has data. Undefined when no year has data. */
export function defaultDataYear(years: readonly number[], thisYear: number): number | undefined {
  const known = years.filter((year) => year < thisYear)
  return known.length > 0 ? Math.max(...known) : undefined
}

/**
 * The year whose score table a page opens with: this one from the moment its table is among the years. Until then it is last
 * year (S1 §9), or the newest earlier one with data. Undefined when no year has data.
 */
export function newestTableYear(years: readonly number[], thisYear: number): number | undefined {
  return defaultDataYear(years, thisYear + 1)
}

/**
 * The newest year that has lines of schools, for a year that has a score table: whoever was admitted with the results of
 * this year is not known before next year.
 */
export function linesYearOf(tableYear: number, thisYear: number): number {
  return Math.min(tableYear, thisYear - 1)
}

/** The month of the exam, of its results and of the plans of the year, as a date counts months: 0 is January. */
export const JUNE = 5

/** The newest year whose plans are printed: in June, weeks before the lines of the same year. */
export function newestPlanYear(today: Date): number {
  return today.getMonth() >= JUNE ? today.getFullYear() : today.getFullYear() - 1
}

export type Grade = '高一' | '高二' | '高三'

/** The grade of a student who graduates in `graduationYear`, by months until that June (S1 §9); undefined more than 36 months ahead. */
export function gradeOf(graduationYear: number, today: Date): Grade | undefined {
  const months = (graduationYear - today.getFullYear()) * 12 + (JUNE - today.getMonth())
  if (months > 36) return undefined
  if (months > 24) return '高一'
  return months > 12 ? '高二' : '高三'
}
