import { EXAM_TYPES } from '~/contracts/reference'
import type { PreferenceScore } from '~/contracts/score-records'

/** 模考 or 高考. */
export function examTypeText({ examType }: Pick<PreferenceScore, 'examType'>): string {
  return EXAM_TYPES.find(({ id }) => id === examType)?.label ?? '成绩'
}

/** 模考 507 分: a mock score is never said without that word. */
export function scoreText(record: Pick<PreferenceScore, 'examType' | 'score'>): string {
  return `${examTypeText(record)} ${record.score} 分`
}
