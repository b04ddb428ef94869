import type { ApplicationItem } from '~/contracts/application-lists'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import type { ApplicationForm } from '~/rules/filing/application-form'

/** Majors by code of the catalogue, a type standing for all of its majors. */
export interface MajorWishes {
  readonly majorCodes: readonly string[]
  readonly excludedMajorCodes: readonly string[]
}

const NO_INTENTION: MajorWishes = { majorCodes: [], excludedMajorCodes: [] }

/** Letters behind a code tell special majors and say nothing of what is studied. */
const digits = (code: string) => code.replaceAll(/\D/g, '')

/** Whether a major is one of these, or of one of these types. */
export function isMajorOf({ majorCode }: Pick<UnitMajor, 'majorCode'>, codes: readonly string[]): boolean {
  if (!majorCode) return false
  const own = digits(majorCode)
  return codes.some((code) => own.startsWith(digits(code)))
}

/** The majors that a choice begins with: the wanted ones first, the unwanted left out, as many as may be named. */
export function majorsToName(
  majors: readonly UnitMajor[],
  { majorsPerChoice }: Pick<ApplicationForm, 'majorsPerChoice'>,
  { majorCodes, excludedMajorCodes }: MajorWishes = NO_INTENTION,
): readonly UnitMajor[] {
  const open = majors.filter((major) => !isMajorOf(major, excludedMajorCodes))
  const [wanted, others] = [true, false].map((side) =>
    open.filter((major) => isMajorOf(major, majorCodes) === side),
  )
  const ordered = [...(wanted ?? []), ...(others ?? [])]
  // A unit that has nothing else is named by what it has: the list shows it, and it can be taken out.
  return (ordered.length > 0 ? ordered : majors).slice(0, majorsPerChoice)
}

/** A unit as a choice of a list. `place` counts from 1. */
export function itemOf(
  unit: RecommendedUnit,
  form: ApplicationForm,
  place: number,
  majors: readonly Pick<UnitMajor, 'majorEnrollCode' | 'majorName'>[],
): ApplicationItem {
  const { unitId, schoolId, schoolName, provinceName, schoolEnrollCode, majorGroupCode, risk, history } = unit
  return {
    unitId,
    order: place,
    schoolId,
    schoolName,
    provinceName,
    schoolEnrollCode: schoolEnrollCode ?? null,
    majorGroupCode: majorGroupCode ?? null,
    adjust: form.adjustment,
    majors: majors.map(({ majorEnrollCode, majorName }) => ({ majorEnrollCode, majorName })),
    risk: risk ?? null,
    lowestScore: history[0]?.lowestScore ?? null,
    lowestRank: history[0]?.lowestRank ?? null,
  }
}
