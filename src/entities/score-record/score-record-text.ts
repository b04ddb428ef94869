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

/** By which year's table a score became a rank, where that is not the exam's own year; undefined where it is. */
export function tableYearText(
  { examType, province, year }: Pick<PreferenceScore, 'examType' | 'province' | 'year'>,
  table: { readonly year: number; readonly subject: string } | undefined,
): string | undefined {
  if (!table || table.year === year) return undefined
  return `${year} 年的一分一段还没有，${examTypeText({ examType })}分数按${province} ${table.year} 年${table.subject}的表换算成位次`
}
