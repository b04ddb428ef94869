import { GAOKAO_ID } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'

type ScoreFacts = Pick<PreferenceScore, 'examType' | 'year' | 'score'>

/** Whether a score is that of the exam itself: any other, and one of a year still to come, is a mock exam's. */
export function isGaokao({ examType, year }: ScoreFacts, thisYear: number): boolean {
  return examType === GAOKAO_ID && year <= thisYear
}

/** The table on which the rank of a record is read: of a mock exam the newest, or that of the record's own earlier year. */
export function tableYear(record: ScoreFacts, thisYear: number): number {
  return isGaokao(record, thisYear) ? record.year : Math.min(record.year, thisYear - 1)
}

/**
 * Where a rank comes from. The rank of a mock exam is read on the newest table: last year's, or that of the record's
 * own earlier year. Its text says so; that of the exam itself where `table` is the one before, for its own is not out.
 */
export function scoreOrigin(record: ScoreFacts, thisYear: number, table?: number): string {
  const { year, score } = record
  if (isGaokao(record, thisYear)) {
    const reported = `${year} 年高考 ${score} 分`
    return table === undefined || table === year ? reported : `${reported}，按 ${table} 年一分一段`
  }
  return `模考 ${score} 分，按 ${tableYear(record, thisYear)} 年一分一段`
}
