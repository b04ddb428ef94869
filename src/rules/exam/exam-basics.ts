/** The problem with the province of a student's gaokao, in the words of S1 §5; undefined when chosen. */
export function provinceProblem(province: string): string | undefined {
  return province === '' ? '请选择高考省份' : undefined
}

/** The problem with the year of a student's gaokao, in the words of S1 §5; undefined when chosen. */
export function yearProblem(year: string): string | undefined {
  return year === '' ? '请选择高考年份' : undefined
}
