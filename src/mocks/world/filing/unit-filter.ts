import type { Tier } from '~/shared/domain/chance/admission-chance'
import { PROVINCES } from '~/shared/domain/provinces'
import { digits } from '../majors/catalogue'
import { namedLike } from '../schools/aliases'
import { SCHOOL_FEATURES, SCHOOL_INSTITUTIONS, SCHOOL_TYPES } from '../schools/facts/school-options'
import type { PlannedUnit } from './planned-units'
import type { JudgedUnit } from './recommended-units'

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
  /** The highest tuition, yuan a year: a unit with one such major stays. */
  readonly maxFee?: number | null | undefined
}

const TIERS: readonly Tier[] = [1, 2, 3]

interface Row {
  readonly name: 'risks' | 'provinces' | 'types' | 'schoolInstitutions' | 'features'
  readonly options: readonly (string | number)[]
  of(judged: JudgedUnit): readonly (string | number)[]
}

const ROWS: readonly Row[] = [
  { name: 'risks', options: TIERS, of: ({ chance }) => (chance?.tier === undefined ? [] : [chance.tier]) },
  {
    name: 'provinces',
    options: PROVINCES.map(({ name }) => name),
    of: ({ unit }) => [unit.school.provinceName],
  },
  { name: 'types', options: SCHOOL_TYPES, of: ({ unit }) => unit.school.schoolType },
  {
    name: 'schoolInstitutions',
    options: SCHOOL_INSTITUTIONS,
    of: ({ unit }) => [unit.school.schoolInstitution],
  },
  { name: 'features', options: SCHOOL_FEATURES, of: ({ unit }) => unit.school.schoolFeatures },
]

/**
 * The units that a filter leaves, in the given order, and for each value of the five rows how many it would leave with
 * the other rows and filters as they are (S1 §5).
 */
export function filterUnits(units: readonly JudgedUnit[], filter: UnitFilter) {
  const passes = otherFilters(filter)
  const wanted = ROWS.map(({ name }) => {
    const values: readonly (string | number)[] = filter[name] ?? []
    return values.length > 0 ? new Set(values) : undefined
  })
  const counts = ROWS.map(({ options }) => new Map(options.map((option) => [option, 0])))
  const found: JudgedUnit[] = []
  for (const judged of units) {
    if (!passes(judged.unit)) continue
    const values = ROWS.map((row) => row.of(judged))
    const missed = ROWS.flatMap((_, row) => {
      const asked = wanted[row]
      return asked && !values[row]?.some((value) => asked.has(value)) ? [row] : []
    })
    if (missed.length === 0) found.push(judged)
    if (missed.length > 1) continue
    for (const [row, known] of counts.entries()) {
      if (missed.length === 1 && missed[0] !== row) continue
      for (const value of values[row] ?? []) known.set(value, (known.get(value) ?? 0) + 1)
    }
  }
  const facet = (row: number) =>
    (ROWS[row]?.options ?? []).map((value) => ({ value: String(value), count: counts[row]?.get(value) ?? 0 }))
  return {
    units: found,
    options: {
      risks: TIERS.map((value) => ({ value, count: counts[0]?.get(value) ?? 0 })),
      provinces: facet(1),
      types: facet(2),
      schoolInstitutions: facet(3),
      features: facet(4),
    },
  }
}

function otherFilters({ query, majorCodes = [], maxFee }: UnitFilter): (unit: PlannedUnit) => boolean {
  const keyword = query?.trim() ?? ''
  const named = namedLike(keyword)
  const codes = majorCodes.map(digits)
  return (unit) =>
    (keyword === '' || named(unit.school) || hasMajorNamed(unit, keyword)) &&
    (codes.length === 0 || hasMajorOf(unit, codes)) &&
    (typeof maxFee !== 'number' || unit.fee <= maxFee)
}

function hasMajorNamed({ years: [current] }: PlannedUnit, keyword: string): boolean {
  return current.majors.some(({ entry }) => entry.name.includes(keyword))
}

/** Whether a unit has a major of one of these codes, given as digits: of majors, types or categories. */
export function hasMajorOf({ years: [current] }: PlannedUnit, codes: readonly string[]): boolean {
  return current.majors.some(({ entry }) =>
    entry.majors.some(({ major }) => {
      const own = digits(major.majorCode)
      return codes.some((code) => own === code || digits(major.typeCode) === code)
    }),
  )
}
