import type { ProvinceRule } from '~/contracts/province-rules'
import { defaultSubject } from '~/rules/exam/default-subject'
import { defaultDataYear } from '~/rules/exam/years'
import { isEarlyBatch, matchingBatch } from '~/rules/filing/batches'
import type { LinesFilters } from './lines.address'

/** The combined option of 3+3: the one subject beside which electives are picked (S2 §2). */
export const COMBINED = '综合'

/** A complete question, by the keys of the address. */
export interface LineQuestion {
  readonly province: string
  readonly year: number
  readonly subject: string
  readonly batch: string | undefined
  readonly electives: string[]
}

export interface OfferedLines {
  readonly years: readonly number[]
  readonly subjects: readonly string[]
  readonly batches: readonly string[]
  /** Undefined where the province offers nothing. */
  readonly question: LineQuestion | undefined
}

interface Person {
  readonly thisYear: number
  /** Of plans, the year to open with; lines open with their newest. */
  readonly planYear?: number | undefined
  readonly subjects: readonly number[] | undefined
}

/** Plans come out before their lines: the rules of the newest year stand for the year that is still to come. */
export function withComingYear(rules: readonly ProvinceRule[], thisYear: number): readonly ProvinceRule[] {
  const [newest] = rules.toSorted((a, b) => b.year - a.year)
  return newest && newest.year < thisYear ? [{ ...newest, year: thisYear }, ...rules] : rules
}

/** How many electives may be picked (S2 §5). */
export const MOST_ELECTIVES = 3
export const FEWEST_ELECTIVES = 1

/** What can be asked, and what is asked: each value that the province does not offer gives way to its default. */
export function settleFilters(
  province: string,
  asked: LinesFilters,
  rules: readonly ProvinceRule[],
  { thisYear, planYear, subjects: electives }: Person,
): OfferedLines {
  const years = rules.map((rule) => rule.year)
  const year =
    [asked.year, planYear].find((wanted) => wanted !== undefined && years.includes(wanted)) ??
    defaultDataYear(years, thisYear)
  const rule = rules.find((known) => known.year === year)
  const subjects = rule?.course ?? []
  const batches = (rule?.batches ?? []).filter((batch) => !isEarlyBatch(batch))
  const subject = subjects.find((known) => known === asked.subject) ?? defaultSubject(subjects, electives)
  // Early batches have tables of their own: a link from there does not narrow these.
  const batch = asked.batch && !isEarlyBatch(asked.batch) ? matchingBatch(asked.batch, batches) : undefined
  const question =
    year === undefined || subject === undefined
      ? undefined
      : {
          province,
          year,
          subject,
          batch,
          electives: subject === COMBINED ? asked.electives.slice(0, MOST_ELECTIVES) : [],
        }
  return { years, subjects, batches, question }
}

/**
 * The newest year of a province, for a subject or the reader's own. The years before in which it was sat follow, newest
 * first.
 */
export function settleNewest(
  province: string,
  asked: string | undefined,
  rules: readonly ProvinceRule[],
  person: Person,
) {
  const filters: LinesFilters = { subject: asked, electives: [], sort: '' }
  const { subjects, batches, question } = settleFilters(province, filters, rules, person)
  if (!question) return { subjects, batches, question }
  const yearsBefore = rules
    .filter(({ year, course }) => year < question.year && course.includes(question.subject))
    .map(({ year }) => year)
    .toSorted((a, b) => b - a)
  return { subjects, batches, question: { ...question, yearsBefore } }
}
