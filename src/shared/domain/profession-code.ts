/** Five characters name a type of professions, more name a profession of that type (S1 §4). */
export const TYPE_CODE_LENGTH = 5

/** The first three of them are the code of the category. */
const CATEGORY_CODE_LENGTH = 3

/** The code of the category that a type or a profession belongs to. */
export function categoryCodeOf(code: string): string {
  return code.slice(0, CATEGORY_CODE_LENGTH)
}

/** Whether a code asks for the view of a type; any other code asks for that of a profession. */
export function isTypeCode(code: string): boolean {
  return code.length === TYPE_CODE_LENGTH
}

/** The code by which the job details of a profession are asked for: without its last two characters (S1 §2). */
export function jobDetailsCode(code: string): string {
  return isTypeCode(code) ? code : code.slice(0, -2)
}
