import type { RankFilter } from '~/contracts/score-tables'
import { comparableSubject } from '~/rules/exam/subject-counterpart'

/** The score table that reads a score. */
export interface ReadingTable {
  readonly year: number
  readonly subject: string
}

/**
 * The newest score table that ranks the same candidates and is not later than the exam: until the table of the exam's own
 * year is out, a score is read on the one before. Undefined where there is none.
 */
export function readingTable(filter: RankFilter, year: number, subject: string): ReadingTable | undefined {
  const years = Object.keys(filter.yearSubjectBatchMap)
    .map(Number)
    .filter((known) => known <= year)
    .toSorted((a, b) => b - a)
  for (const known of years) {
    const offered = Object.keys(filter.yearSubjectBatchMap[String(known)]?.subjectBatchMap ?? {})
    const same = comparableSubject(subject, offered)
    if (same) return { year: known, subject: same }
  }
  return undefined
}
