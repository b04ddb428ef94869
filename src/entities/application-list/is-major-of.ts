import type { UnitMajor } from '~/contracts/recommendation.schemas'

/** Letters behind a code tell special majors and say nothing of what is studied. */
export const codeDigits = (code: string) => code.replaceAll(/\D/g, '')

/** Whether a major is one of these, or of one of these types. */
export function isMajorOf({ majorCode }: Pick<UnitMajor, 'majorCode'>, codes: readonly string[]): boolean {
  if (!majorCode) return false
  const own = codeDigits(majorCode)
  return codes.some((code) => own.startsWith(codeDigits(code)))
}
