const NAMES = ['一年', '二年', '三年', '四年', '五年', '六年', '七年', '八年'] as const

/** Years of study for reading, as plans print them: 四年. */
export function yearsOfStudy(years: number): string {
  return NAMES[years - 1] ?? `${years}年`
}
