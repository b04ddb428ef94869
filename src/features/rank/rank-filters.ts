import type { RankFilter, RankQuery } from '~/contracts/score-tables'
import { defaultSubject } from '~/rules/exam/default-subject'
import { comparableSubject } from '~/rules/exam/subject-counterpart'
import { defaultDataYear, newestTableYear } from '~/rules/exam/years'
import { matchingBatch } from '~/rules/filing/batches'
import type { RankFilters } from './rank.address'

/** What can be chosen, and what is chosen. */
export interface RankChoices {
  readonly years: readonly number[]
  readonly subjects: readonly string[]
  readonly batches: readonly string[]
  /** The score table to show, by the keys of the address; undefined when the province has no data at all. */
  readonly question: RankQuery | undefined
}

export interface Asker {
  readonly thisYear: number
  /** Electives of the student, ids of S1 §3. */
  readonly subjects?: readonly number[] | undefined
}

/** The choices of a page: what the address says where it can be had, else the defaults of S1 §4, field by field. */
export function chooseFilters(
  search: Pick<RankFilters, 'year' | 'subject' | 'batch'> & { readonly province: string },
  { yearSubjectBatchMap }: RankFilter,
  asker: Asker,
): RankChoices {
  const years = Object.keys(yearSubjectBatchMap)
    // A year that is announced and has nothing yet cannot be asked.
    .filter((year) => Object.keys(yearSubjectBatchMap[year]?.subjectBatchMap ?? {}).length > 0)
    .map(Number)
    .toSorted((a, b) => b - a)
  const year =
    years.find((known) => known === search.year) ?? newestTableYear(years, asker.thisYear) ?? years[0]
  const subjectBatches = yearSubjectBatchMap[String(year)]?.subjectBatchMap ?? {}
  const subjects = Object.keys(subjectBatches)
  const subject =
    subjects.find((known) => known === search.subject) ?? defaultSubject(subjects, asker.subjects)
  const batches = (subject !== undefined && subjectBatches[subject]) || []
  const batch = batches.find((known) => known === search.batch) ?? batches[0]
  const question =
    year === undefined || subject === undefined
      ? undefined
      : { province: search.province, year, subject, batch }
  return { years, subjects, batches, question }
}

/**
 * What another year changes: the same candidates and the same level under the names of that year (S1 §9). Else its
 * first subject and batch (S1 §4).
 */
export function withYear(
  year: number,
  { yearSubjectBatchMap }: RankFilter,
  { subject: before = '', batch: batchBefore }: Partial<Pick<RankQuery, 'subject' | 'batch'>> = {},
) {
  const subjectBatches = yearSubjectBatchMap[String(year)]?.subjectBatchMap ?? {}
  const subjects = Object.keys(subjectBatches)
  const subject = comparableSubject(before, subjects) ?? subjects[0]
  const batches = (subject !== undefined && subjectBatches[subject]) || []
  const kept = matchingBatch(batchBefore ?? undefined, batches)
  return { year, subject, batch: kept !== undefined && batches.includes(kept) ? kept : batches[0] }
}

/** Last year when it is not among the years and the newest earlier one stands in for it; else undefined. */
export function missingYear(years: readonly number[], shown: number, thisYear: number): number | undefined {
  const newest = defaultDataYear(years, thisYear)
  return newest === shown && newest < thisYear - 1 ? thisYear - 1 : undefined
}
