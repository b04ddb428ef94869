import type { MajorLevel } from '~/contracts/enumerations'
import type { BatchLevel } from '~/rules/filing/batches'

/** Four characters name a type of majors, more name a major of that type. */
const TYPE_CODE_LENGTH = 4

/** Whether a code asks for the view of a type; any other code asks for that of a major. */
export function isMajorTypeCode(code: string): boolean {
  return code.length === TYPE_CODE_LENGTH
}

/**
 * The level of a code of the ministry's catalogue: 01–14 undergraduate, 21–39 vocational undergraduate, 41–59 junior
 * college.
 */
export function levelOfMajorCode(code: string): MajorLevel {
  if (code < '2') return 1
  return code < '4' ? 3 : 2
}

/** The batches that recruit for a major: junior college has its own, vocational undergraduates are undergraduates. */
export function batchLevelOf(code: string): BatchLevel {
  return levelOfMajorCode(code) === 2 ? '专科' : '本科'
}
