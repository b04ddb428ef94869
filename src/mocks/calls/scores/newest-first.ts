import type { PreferenceScore } from '~/contracts/score-records'
import type { Database } from '../../store/database'
import { scoreRecordsOf } from '../../store/score-tables'

/** The scores of a student, the newest first; of the same moment the later one. */
export function newestFirst(db: Database, studentId: string): PreferenceScore[] {
  const records = scoreRecordsOf(db).list({ studentId })
  return records
    .toReversed()
    .toSorted((a, b) => (a.createTime === b.createTime ? 0 : a.createTime < b.createTime ? 1 : -1))
}
