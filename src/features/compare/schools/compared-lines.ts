import type { ProvinceRule } from '~/contracts/province-rules'
import { defaultSubject } from '~/rules/exam/default-subject'
import { comparableSubject } from '~/rules/exam/subject-counterpart'

/** Years of lines side by side. */
const YEARS = 3

/** One of the compared years: under which name its candidates were ranked, and its batches in the order of admission. */
export interface LineYear {
  readonly year: number
  /** Undefined where nobody's rank of that year compares. */
  readonly subject: string | undefined
  readonly batches: readonly string[]
}

/** Whose lines are compared, and what else can be chosen. */
export interface LineChoices {
  /** The subjects of the newest year. */
  readonly subjects: readonly string[]
  /** By the keys of the address. */
  readonly question: { readonly province: string; readonly subject: string | undefined }
  /** The newest three, the newest first. */
  readonly years: readonly LineYear[]
}

interface Asked {
  readonly province: string
  readonly subject?: string | undefined
}

/** The lines that are compared: of the asked subject if the newest year offers it, else of the default of S1 §4. */
export function lineChoices(
  asked: Asked,
  rules: readonly ProvinceRule[],
  electives: readonly number[] | undefined,
): LineChoices {
  const newest = rules.toSorted((a, b) => b.year - a.year).slice(0, YEARS)
  const subjects = newest[0]?.course ?? []
  const subject = subjects.find((name) => name === asked.subject) ?? defaultSubject(subjects, electives)
  const years = newest.map(({ year, course, batches }) => ({
    year,
    subject: subject === undefined ? undefined : comparableSubject(subject, course),
    batches,
  }))
  return { subjects, question: { province: asked.province, subject }, years }
}
