import type { ProvinceRule } from '~/contracts/province-rules'
import { defaultSubject } from '~/shared/domain/default-subject'
import { comparableSubject } from '~/shared/domain/subject-counterpart'

/** Years of lines side by side. */
const YEARS = 3

/** One of the compared years: under which name its candidates were ranked, and its batches in the order of admission. */
export interface LineYear {
  readonly year: number
  /** Undefined where nobody's rank of that year compares. */
  readonly subject: string | undefined
  readonly batches: readonly string[]
}

export interface LineQuestion {
  /** What can be chosen: the subjects of the newest year. */
  readonly subjects: readonly string[]
  readonly subject: string | undefined
  /** The newest three, the newest first. */
  readonly years: readonly LineYear[]
}

/** Whose lines are compared: the asked subject if it is offered in the newest year, else the default of S1 §4. */
export function lineQuestion(
  rules: readonly ProvinceRule[],
  asked: string | undefined,
  electives: readonly number[] | undefined,
): LineQuestion {
  const newest = rules.toSorted((a, b) => b.year - a.year).slice(0, YEARS)
  const subjects = newest[0]?.course ?? []
  const subject = subjects.find((name) => name === asked) ?? defaultSubject(subjects, electives)
  const years = newest.map(({ year, course, batches }) => ({
    year,
    subject: subject === undefined ? undefined : comparableSubject(subject, course),
    batches,
  }))
  return { subjects, subject, years }
}
