import type { PreferenceScore } from '~/contracts/score-records'
import { examTypeText } from '~/rules/exam/score-text'

/** By which year's table a score became a rank, where that is not the exam's own year; undefined where it is. */
export function tableYearText(
  { examType, province, year }: Pick<PreferenceScore, 'examType' | 'province' | 'year'>,
  table: { readonly year: number; readonly subject: string } | undefined,
): string | undefined {
  if (!table || table.year === year) return undefined
  return `${year} 年的一分一段还没有，${examTypeText({ examType })}分数按${province} ${table.year} 年${table.subject}的表换算成位次`
}
