import type { PreferenceScore } from '~/contracts/score-records'

/** 模考 507 分: a mock score is never said without that word. */
export function recordedScore({ examType, score }: Pick<PreferenceScore, 'examType' | 'score'>): string {
  return `${examType === 1 ? '模考' : '高考'} ${score} 分`
}
