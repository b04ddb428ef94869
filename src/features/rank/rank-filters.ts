import type { RankFilter } from '~/contracts/batch-lines'
import { defaultSubject } from '~/shared/domain/default-subject'
import { defaultDataYear } from '~/shared/domain/years'
import type { RankSearch } from './rank.search'

/** What can be chosen, and what is chosen. */
export interface RankFilters {
  readonly years: readonly number[]
  readonly subjects: readonly string[]
  readonly batches: readonly string[]
  /** Undefined when the province has no data at all. */
  readonly year: number | undefined
  readonly subject: string | undefined
  /** Undefined when the subject has no batches. */
  readonly batch: string | undefined
}

export interface Asker {
  readonly thisYear: number
  /** Electives of the student, ids of S1 §3. */
  readonly subjects?: readonly number[] | undefined
}

/** The choices of a page: what the address says where it can be had, else the defaults of S1 §4, field by field. */
export function chooseFilters(
  search: RankSearch,
  { yearSubjectBatchMap }: RankFilter,
  asker: Asker,
): RankFilters {
  const years = Object.keys(yearSubjectBatchMap)
    .map(Number)
    .toSorted((a, b) => b - a)
  const year =
    years.find((known) => known === search.year) ?? defaultDataYear(years, asker.thisYear) ?? years[0]
  const subjectBatches = yearSubjectBatchMap[String(year)]?.subjectBatchMap ?? {}
  const subjects = Object.keys(subjectBatches)
  const subject =
    subjects.find((known) => known === search.subject) ?? defaultSubject(subjects, asker.subjects)
  const batches = (subject !== undefined && subjectBatches[subject]) || []
  const batch = batches.find((known) => known === search.batch) ?? batches[0]
  return { years, subjects, batches, year, subject, batch }
}

/** The address after another year was chosen: subject and batch are the first of that year (S1 §4). */
export function withYear(search: RankSearch, year: number, { yearSubjectBatchMap }: RankFilter): RankSearch {
  const [subject, batches] = Object.entries(yearSubjectBatchMap[String(year)]?.subjectBatchMap ?? {})[0] ?? []
  return { ...search, year, subject, batch: batches?.[0] }
}
