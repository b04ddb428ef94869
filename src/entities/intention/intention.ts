import * as z from 'zod/mini'
import { EnrollmentIntention } from '~/contracts/student-profile'
import { formatCount } from '~/shared/lib/text/format'

/** Where and what somebody would like to study, whoever they are. */
export const Intention = z.omit(EnrollmentIntention, { studentId: true })
export type Intention = z.infer<typeof Intention>

export const NO_INTENTION: Intention = {
  provinces: [],
  schoolTypes: [],
  schoolFeatures: [],
  schoolInstitutions: [],
  majorCodes: [],
  excludedMajorCodes: [],
}

/** Whether there is anything in it that a list could heed. */
export function hasIntention({ maxFee, ...intention }: Intention): boolean {
  const lists = [
    intention.provinces,
    intention.schoolTypes,
    intention.schoolFeatures,
    intention.schoolInstitutions,
    intention.majorCodes,
    intention.excludedMajorCodes,
  ]
  return maxFee != null || lists.some((list) => list.length > 0)
}

/** Whether two say the same, in whatever order. */
export function isSameIntention(a: Intention, b: Intention): boolean {
  return JSON.stringify(sorted(a)) === JSON.stringify(sorted(b))
}

function sorted({ priority, maxFee, note, ...intention }: Intention) {
  const lists = [
    intention.provinces,
    intention.schoolTypes,
    intention.schoolFeatures,
    intention.schoolInstitutions,
    intention.majorCodes,
    intention.excludedMajorCodes,
  ]
  return [lists.map((list) => list.toSorted()), priority ?? null, maxFee ?? null, note ?? null]
}

/** An intention in one line; undefined where it says nothing. `nameOf` names a major or a type by its code. */
export function intentionText(intention: Intention, nameOf: (code: string) => string): string | undefined {
  const {
    provinces,
    schoolTypes,
    schoolFeatures,
    schoolInstitutions,
    majorCodes,
    excludedMajorCodes,
    maxFee,
    priority,
  } = intention
  const parts = [
    provinces.length > 0 && `地区 ${provinces.join('、')}`,
    schoolTypes.length > 0 && `类型 ${schoolTypes.join('、')}`,
    schoolFeatures.length > 0 && `特色 ${schoolFeatures.join('、')}`,
    schoolInstitutions.length > 0 && `性质 ${schoolInstitutions.join('、')}`,
    majorCodes.length > 0 && `想学 ${majorCodes.map(nameOf).join('、')}`,
    excludedMajorCodes.length > 0 && `不想学 ${excludedMajorCodes.map(nameOf).join('、')}`,
    priority,
    maxFee != null && `学费每年不超过 ${formatCount(maxFee)} 元`,
  ].filter((part) => part !== false && part != null)
  return parts.length > 0 ? parts.join('；') : undefined
}
