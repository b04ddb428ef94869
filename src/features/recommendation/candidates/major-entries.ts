import type { RecommendedUnit, UnitMajor } from '~/contracts/recommendation.schemas'
import { isMajorOf } from '~/entities/application-list/is-major-of'

/** A major with the unit that it is applied for in. */
export interface MajorEntry {
  readonly key: string
  readonly major: UnitMajor
  readonly unit: RecommendedUnit
}

interface Narrowing {
  /** Types or majors of the catalogue by code. */
  readonly majors: readonly string[]
  /** Likewise: these are left out. */
  readonly unwanted: readonly string[]
  readonly q?: string | undefined
}

/**
 * The majors of units, one by one, in the order of the units. Only those that are asked for: of the chosen codes, and, where the
 * keyword names majors of a unit, those.
 */
export function majorEntries(
  units: readonly RecommendedUnit[],
  { majors, unwanted, q }: Narrowing,
): readonly MajorEntry[] {
  return units.flatMap((unit) => {
    const coded = unit.majors.filter(
      (major) => (majors.length === 0 || isMajorOf(major, majors)) && !isMajorOf(major, unwanted),
    )
    const named = q === undefined ? [] : coded.filter(({ majorName }) => majorName.includes(q))
    return (named.length > 0 ? named : coded).map((major) => ({
      key: `${unit.unitId}|${major.majorEnrollCode}`,
      major,
      unit,
    }))
  })
}
