import type { Tier } from '~/rules/chance/tier-name'
import { PROVINCES } from '~/rules/exam/provinces'
import { faceted } from '../../kit/facets'
import { digits } from '../../majors/catalogue'
import { namedLike } from '../../schools/names'
import { SCHOOL_FEATURES, SCHOOL_INSTITUTIONS, SCHOOL_TYPES } from '../../schools/options'
import type { PlannedUnit } from '../planned-units'
import type { JudgedUnit } from './unit-chance'

/** What a recommendation may be narrowed by; values of one row widen, rows narrow, an absent or empty row is 全部. */
export interface UnitFilter {
  /** Part of a school's or a major's name. */
  readonly query?: string | null | undefined
  readonly risks?: readonly Tier[] | undefined
  readonly provinces?: readonly string[] | undefined
  readonly types?: readonly string[] | undefined
  readonly schoolInstitutions?: readonly string[] | undefined
  readonly features?: readonly string[] | undefined
  /** Types or majors of the catalogue by code: a unit with one of them stays. */
  readonly majorCodes?: readonly string[] | undefined
  /** Types or majors of the catalogue by code: a unit that has nothing else is left out. */
  readonly excludedMajorCodes?: readonly string[] | undefined
  /** The highest tuition, yuan a year: a unit with one such major stays. */
  readonly maxFee?: number | null | undefined
  /** Schools that are left out. */
  readonly excludedSchoolIds?: readonly string[] | undefined
  /** The expected lowest rank from and to: a unit without one is left out. */
  readonly lineFrom?: number | null | undefined
  readonly lineTo?: number | null | undefined
}

const TIERS: readonly Tier[] = [1, 2, 3]

const narrow = faceted<JudgedUnit>()({
  risks: {
    options: TIERS,
    of: ({ chance }: JudgedUnit) => (chance?.tier === undefined ? [] : [chance.tier]),
  },
  provinces: {
    options: PROVINCES.map(({ name }) => name),
    of: ({ unit }: JudgedUnit) => [unit.school.provinceName],
  },
  types: { options: SCHOOL_TYPES, of: ({ unit }: JudgedUnit) => unit.school.schoolType },
  schoolInstitutions: {
    options: SCHOOL_INSTITUTIONS,
    of: ({ unit }: JudgedUnit) => [unit.school.schoolInstitution],
  },
  features: { options: SCHOOL_FEATURES, of: ({ unit }: JudgedUnit) => unit.school.schoolFeatures },
})

/**
 * The units that match a filter, in the given order. Each value of the five rows counts the matches with the other
 * rows as they are (S1 §5).
 */
export function filterUnits(units: readonly JudgedUnit[], filter: UnitFilter) {
  const passes = otherFilters(filter)
  const { found, counts } = narrow(
    units.filter((judged) => passes(judged.unit) && isNearLine(judged, filter)),
    filter,
  )
  return { units: found, options: counts }
}

function isNearLine({ chance }: JudgedUnit, { lineFrom, lineTo }: UnitFilter): boolean {
  if (lineFrom == null && lineTo == null) return true
  const rank = chance && Math.round(Math.exp(chance.centre))
  return rank !== undefined && rank >= (lineFrom ?? 1) && rank <= (lineTo ?? Number.POSITIVE_INFINITY)
}

function otherFilters({
  query,
  majorCodes = [],
  excludedMajorCodes = [],
  maxFee,
  excludedSchoolIds = [],
}: UnitFilter): (unit: PlannedUnit) => boolean {
  const keyword = query?.trim() ?? ''
  const named = namedLike(keyword)
  const codes = majorCodes.map(digits)
  const unwanted = excludedMajorCodes.map(digits)
  return (unit) =>
    !excludedSchoolIds.includes(unit.school.id) &&
    (keyword === '' || named(unit.school) || hasMajorNamed(unit, keyword)) &&
    (codes.length === 0 || hasMajorOf(unit, codes)) &&
    (unwanted.length === 0 || hasMajorBeside(unit, unwanted)) &&
    (typeof maxFee !== 'number' || (unit.fee ?? Number.POSITIVE_INFINITY) <= maxFee)
}

function hasMajorNamed({ years: [current] }: PlannedUnit, keyword: string): boolean {
  return current.majors.some(({ entry }) => entry.name.includes(keyword))
}

/** Whether a unit has a major of one of these codes, given as digits: of majors, types or categories. */
export function hasMajorOf(unit: PlannedUnit, codes: readonly string[]): boolean {
  return hasMajorThat(unit, (own) => own.some((code) => codes.includes(code)))
}

/** Whether a unit has a major that is none of these, given as digits of majors or types. */
export function hasMajorBeside(unit: PlannedUnit, codes: readonly string[]): boolean {
  return hasMajorThat(unit, (own) => !own.some((code) => codes.includes(code)))
}

function hasMajorThat(
  { years: [current] }: PlannedUnit,
  isMeant: (codes: readonly string[]) => boolean,
): boolean {
  return current.majors.some(({ entry }) =>
    entry.majors.some(({ major }) => isMeant([digits(major.majorCode), digits(major.typeCode)])),
  )
}

/** Units that come by rising difficulty of their lines, in another order; of equals the hardest first. */
export function orderedUnits(
  units: readonly JudgedUnit[],
  order: 'hard' | 'safe' | 'fee' | 'plan' = 'hard',
): readonly JudgedUnit[] {
  if (order === 'hard') return units
  if (order === 'safe') return units.toReversed()
  // What is not known stands last.
  const figure = ({ unit }: JudgedUnit) =>
    order === 'fee' ? (unit.fee ?? Number.MAX_SAFE_INTEGER) : -(unit.years[0].planNum ?? 0)
  return units.toSorted((a, b) => figure(a) - figure(b))
}
