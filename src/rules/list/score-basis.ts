import { GAOKAO_ID, MOCK_EXAM_ID } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'
import { areResultsOut } from '../exam/season-days'

/** What a list names of its score. */
interface Scored {
  readonly preferenceScoreId?: string | null | undefined
  readonly province: string
  readonly year: number
}

/** The score that a list stands on. */
export interface ScoreBasis {
  readonly record: PreferenceScore
  /** It is that of a mock exam, and the results of the exam are out. */
  readonly isOutdated: boolean
  /** The newest score of the exam itself in the province and year of the list; undefined where none was typed in. */
  readonly exam: PreferenceScore | undefined
}

/** What a list stands on; undefined where its score is not among those of the student. `scores` has the newest first. */
export function scoreBasis(
  { preferenceScoreId, province, year }: Scored,
  scores: readonly PreferenceScore[],
  at: Date,
): ScoreBasis | undefined {
  const record = scores.find(({ id }) => id === preferenceScoreId)
  if (!record) return undefined
  const exam = scores.find(
    (known) => known.examType === GAOKAO_ID && known.province === province && known.year === year,
  )
  // A score of the exam is not known before its results are out, whatever the calendar says.
  const isOut = exam !== undefined || areResultsOut(province, year, at)
  return { record, exam, isOutdated: record.examType === MOCK_EXAM_ID && isOut }
}
