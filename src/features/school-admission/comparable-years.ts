import type { ProvinceRule } from '~/contracts/province-rules'
import { comparableSubject } from '~/rules/exam/subject-counterpart'

/** A year, and the subject under which the same candidates were ranked in it. */
export interface ComparableYear {
  readonly year: number
  readonly subject: string
}

/** The years until `newest` in which the candidates of a subject were ranked, under its name or its counterpart's; the newest first. */
export function comparableYears(
  rules: readonly ProvinceRule[],
  newest: number,
  subject: string,
): readonly ComparableYear[] {
  return rules
    .filter(({ year }) => year <= newest)
    .toSorted((a, b) => b.year - a.year)
    .flatMap(({ year, course }) => {
      const name = comparableSubject(subject, course)
      return name === undefined ? [] : { year, subject: name }
    })
}

/** How many years of lines stand side by side. */
const YEARS_BESIDE = 3

/** The years whose lines stand beside each other, the newest first. */
export function yearsBeside(
  rules: readonly ProvinceRule[],
  newest: number,
  subject: string,
): readonly ComparableYear[] {
  return comparableYears(rules, newest, subject).slice(0, YEARS_BESIDE)
}

/** The years that stand beside one of the same exam and subject just before them: a line compares with that one alone. */
export function comparedYears(years: readonly ComparableYear[]): number[] {
  return years.flatMap(({ year, subject }) =>
    years.some((other) => other.year === year - 1 && other.subject === subject) ? year : [],
  )
}
