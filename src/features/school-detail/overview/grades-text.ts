import type { GradeCount } from '~/contracts/school-assessment'

/** The grades of a school by their letter, the best two with their signs: A+ 2 · A 5 · B 档 12 · C 档 9. Empty without any. */
export function gradesText(grades: readonly GradeCount[]): string {
  const [best, next] = grades
  const shown = [best, next].flatMap((one) => (one ? `${one.grade} ${one.count}` : []))
  const letters = new Map<string, number>()
  for (const { grade, count } of grades.slice(2)) {
    const letter = grade.slice(0, 1)
    letters.set(letter, (letters.get(letter) ?? 0) + count)
  }
  const rest = [...letters].map(([letter, count]) => `${letter} 档${isShown(letter) ? '其余' : ''} ${count}`)
  return [...shown, ...rest].join(' · ')

  function isShown(letter: string) {
    return [best, next].some((one) => one?.grade.startsWith(letter))
  }
}
