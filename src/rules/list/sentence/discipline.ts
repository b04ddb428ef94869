/** Disciplines (学科门类) of the undergraduate catalogue by the words that people say, with the digits that their codes begin with. */
const DISCIPLINES: Readonly<Record<string, string>> = {
  哲学: '01',
  经济: '02',
  经济学: '02',
  教育: '04',
  教育学: '04',
  文学: '05',
  历史学: '06',
  理学: '07',
  理科: '07',
  工学: '08',
  工科: '08',
  农学: '09',
  农科: '09',
  医学: '10',
  医科: '10',
  学医: '10',
  管理: '12',
  管理学: '12',
  艺术: '13',
  艺术学: '13',
}

/** The discipline that a word means; undefined where it means none. 法学 is a major to most who say it. */
export function disciplineOf(word: string): string | undefined {
  return DISCIPLINES[word]
}

/** Whether a major is of a discipline: by its code, `0809` or `080901`, or, without one, by the word in its name. */
export function isOfDiscipline(
  major: { readonly name: string; readonly code?: string },
  word: string,
): boolean {
  const digits = disciplineOf(word)
  if (digits === undefined) return false
  return major.code ? major.code.startsWith(digits) : major.name.includes(word.replace(/科$/, '学'))
}
