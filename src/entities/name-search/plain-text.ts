/** Widths and cases do not count. ü is typed as v. */
export function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ü', 'v')
}

const LATIN = /[a-z]/

/** Whether a text has letters, which may stand for how characters are read. */
export const hasLetters = (typed: string): boolean => LATIN.test(plainText(typed))

/** Whether a text is typed in letters, so that only its sound can be meant. */
export function isLatin(typed: string): boolean {
  const plain = plainText(typed)
  return LATIN.test(plain) && !/\p{Script=Han}/u.test(plain)
}
