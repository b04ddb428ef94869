import { PROVINCES } from '~/rules/exam/provinces'
import { isGiven } from '../../given/given-world'
import { faceted } from '../../kit/facets'
import { remember } from '../../kit/remember'
import { crestSvg, dataUri } from '../../schools/model/pictures'
import { namedLike } from '../../schools/names'
import { SCHOOL_FEATURES, SCHOOL_INSTITUTIONS, SCHOOL_TYPES } from '../../schools/options'
import type { School } from '../../schools/schools'
import { schoolsByStanding } from './school-order'

/** What a list of schools may be narrowed by; values of one row widen, rows narrow, an absent or empty row is 全部 (S2 §7). */
export interface SchoolFilter {
  readonly keyword?: string | null | undefined
  readonly provinces?: readonly string[] | undefined
  readonly types?: readonly string[] | undefined
  readonly schoolInstitutions?: readonly string[] | undefined
  readonly features?: readonly string[] | undefined
}

const NO_FEATURES: readonly string[] = []

/** 985, 211 and the like are marks of universities: 39 and 115 of them, their campuses with codes of their own left out. */
function featuresCounted({ schoolFeatures, campusOf }: School): readonly string[] {
  return campusOf === undefined ? schoolFeatures : NO_FEATURES
}

const narrow = faceted<School>()({
  provinces: { options: PROVINCES.map(({ name }) => name), of: ({ provinceName }: School) => [provinceName] },
  types: { options: SCHOOL_TYPES, of: ({ schoolType }: School) => schoolType },
  schoolInstitutions: {
    options: SCHOOL_INSTITUTIONS,
    of: ({ schoolInstitution }: School) => [schoolInstitution],
  },
  features: { options: SCHOOL_FEATURES, of: featuresCounted },
})

/**
 * The schools that match a filter, the stronger first. Each value of the four rows counts the matches with the other
 * rows and the keyword as they are. `among` leaves no school that it does not hold.
 */
export function findSchools(filter: SchoolFilter, scale?: number, among?: ReadonlySet<School>) {
  const named = namedLike(filter.keyword ?? '')
  const offered = schoolsByStanding(scale).filter((school) => named(school) && among?.has(school) !== false)
  const { found, counts } = narrow(offered, filter)
  return { schools: found, facets: counts }
}

const schoolCrest: (school: School) => string = remember(
  512,
  ({ id }) => id,
  (school: School) => dataUri(crestSvg(school)),
)

/** A school as lists show it (S2 §3). */
export function schoolListItem(school: School) {
  return {
    id: school.id,
    schoolName: school.schoolName,
    // A drawn crest is no fact that tables have, and the largest part of their files.
    ...(!isGiven() && { schoolCrestUrl: schoolCrest(school) }),
    schoolFeatures: school.schoolFeatures,
    provinceName: school.provinceName,
    cityName: school.cityName,
    schoolType: school.schoolType,
    schoolInstitution: school.schoolInstitution,
    belongs: school.belongs,
  }
}
