export interface CodedSchool {
  readonly schoolId?: string | undefined
  readonly schoolEnrollCode?: string | null | undefined
}

/** Five digits, the same in every province. */
const NATIONAL = /^\d{5}$/

/**
 * The code of a school as a form asks for it: the province's own where the answer tells it. A server that knows only
 * the national one tells that, and it is named as such. Empty where no code is known.
 */
export function schoolCodeText({ schoolId, schoolEnrollCode }: CodedSchool): string {
  if (!schoolEnrollCode) return ''
  const isNational = schoolEnrollCode === schoolId && NATIONAL.test(schoolEnrollCode)
  return isNational ? `${schoolEnrollCode}（国标代码）` : schoolEnrollCode
}
