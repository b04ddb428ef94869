import type { ApplicationItem } from '~/contracts/application-lists'
import type { EasyRecommendation, MadeChoice } from '~/contracts/recommendation'
import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import type { ApplicationForm } from '~/rules/filing/application-form'
import { adjustmentTo, nameMajors, type OfferedMajor } from '~/rules/generator/name-majors'
import { codeDigits } from './is-major-of'

/** Majors by code of the catalogue, a type standing for all of its majors. */
export interface MajorWishes {
  readonly majorCodes: readonly string[]
  readonly excludedMajorCodes: readonly string[]
  /** The highest tuition, yuan a year. */
  readonly maxFee?: number | null | undefined
  /** What kinds of schools are asked for. */
  readonly schoolInstitutions?: readonly string[] | undefined
}

/** A major as the rules read it. */
export function offeredMajor(major: UnitMajor): OfferedMajor {
  const { majorName, majorCode, planNum, fee, history } = major
  return {
    name: majorName,
    catalogueCodes: majorCode ? [codeDigits(majorCode)] : [],
    plan: planNum,
    fee: fee ?? undefined,
    rank: history[0]?.lowestRank,
  }
}

/** The majors that a choice begins with, by the rules of `nameMajors`; `rank` is the own one, where it is known. */
export function majorsToName(
  majors: readonly UnitMajor[],
  { majorsPerChoice }: Pick<ApplicationForm, 'majorsPerChoice'>,
  wishes?: MajorWishes,
  rank?: number,
): readonly UnitMajor[] {
  const known = new Map(majors.map((major) => [offeredMajor(major), major]))
  return nameMajors([...known.keys()], { most: majorsPerChoice, ...wishes, rank }).flatMap(
    (major) => known.get(major) ?? [],
  )
}

/** The choices of a list that was made, in its order. Where its maker names no majors the rules do. */
export function itemsOfMade(
  { units, choices }: Pick<EasyRecommendation, 'units' | 'choices'>,
  form: ApplicationForm,
  wishes?: MajorWishes,
  rank?: number,
): readonly ApplicationItem[] {
  return units.map((unit, index) =>
    itemOf(
      unit,
      form,
      index + 1,
      majorsNamed(unit, choices) ?? majorsToName(unit.majors, form, wishes, rank),
    ),
  )
}

/** The majors that the maker of a list has named, in their order; undefined where it has not. */
export function majorsNamed(
  { unitId, majors }: RecommendedUnit,
  choices: readonly MadeChoice[] | undefined,
): readonly UnitMajor[] | undefined {
  const codes = choices?.find((choice) => choice.unitId === unitId)?.majorEnrollCodes
  const known = codes?.flatMap((code) => majors.find(({ majorEnrollCode }) => majorEnrollCode === code) ?? [])
  return known && known.length > 0 ? known : undefined
}

/** Where 服从 most likely leads from a choice: the easiest major of the unit that it does not name. */
export function adjustmentOf(
  { majors }: RecommendedUnit,
  { majors: named, adjust }: Pick<ApplicationItem, 'majors' | 'adjust'>,
): UnitMajor | undefined {
  if (!adjust) return undefined
  const codes = new Set(named.map(({ majorEnrollCode }) => majorEnrollCode))
  const known = majors.map((major) => ({ major, rank: major.history[0]?.lowestRank }))
  return adjustmentTo(known, ({ major }) => codes.has(major.majorEnrollCode))?.major
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
