/** What is wrong with the province of somebody's gaokao, in the words of S1 §5; undefined when one is chosen. */
export function provinceProblem(province: string): string | undefined {
  return province === '' ? '请选择高考省份' : undefined
}

/** What is wrong with the year of somebody's gaokao, in the words of S1 §5; undefined when one is chosen. */
export function yearProblem(year: string): string | undefined {
  return year === '' ? '请选择高考年份' : undefined
}
