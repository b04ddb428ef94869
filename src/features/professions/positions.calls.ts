import { professionCalls } from '~/entities/profession/profession.calls'
import { isTypeCode } from '~/shared/domain/profession-code'

/** The positions of a type or of a profession. */
export const askPositions = (code: string) =>
  isTypeCode(code) ? professionCalls.jobsOfType(code) : professionCalls.jobsOfProfession(code)
