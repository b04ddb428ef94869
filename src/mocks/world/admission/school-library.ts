import { PROVINCES } from '~/shared/domain/provinces'
import { remember } from '../kit/remember'
import { namedLike } from '../schools/aliases'
import { SCHOOL_FEATURES, SCHOOL_INSTITUTIONS, SCHOOL_TYPES } from '../schools/facts/school-options'
import { crestSvg, dataUri } from '../schools/pictures'
import type { School } from '../schools/schools'
import { schoolsByStanding } from './school-order'

/** What a list of schools may be narrowed by; values of one row widen, rows narrow, an absent or empty row is 全部 (S2 §7). */
export interface SchoolFilter {
  readonly keyword?: string | null | undefined
  readonly provinces?: readonly string[] | undefined
  readonly types?: readonly string[] | undefined
  readonly schoolInstitutions?: readonly string[] | undefined
  readonly features?: readonly string[] | undefined
}

/** The four filter rows: the values they offer, in the order of the filters, and those of a school. */
const ROWS = [
  {
    name: 'provinces',
    options: PROVINCES.map(({ name }) => name),
    of: ({ provinceName }: School): readonly string[] => [provinceName],
  },
  { name: 'types', options: SCHOOL_TYPES, of: ({ schoolType }: School) => schoolType },
  {
    name: 'schoolInstitutions',
    options: SCHOOL_INSTITUTIONS,
    of: ({ schoolInstitution }: School): readonly string[] => [schoolInstitution],
  },
  { name: 'features', options: SCHOOL_FEATURES, of: ({ schoolFeatures }: School) => schoolFeatures },
] as const

/** Options of the four rows, by their places in them: every answer counts all schools. */
type Places = readonly (readonly number[])[]

const entries: (scale?: number) => readonly { school: School; places: Places }[] = remember(
  2,
  String,
  (scale?: number) => {
    const readers = ROWS.map(({ options }) => placesReader(options))
    return schoolsByStanding(scale).map((school) => ({
      school,
      places: ROWS.map(({ of }, row) => readers[row]?.(of(school)) ?? []),
    }))
  },
)

/** Most schools have one value in a row, or the same few as others: they share the list of their places. */
function placesReader(options: readonly string[]): (values: readonly string[]) => readonly number[] {
  const known = new Map<string, readonly number[]>()
  return (values) => {
    const key = values.length === 1 ? (values[0] ?? '') : values.join()
    let places = known.get(key)
    if (!places) {
      places = options.flatMap((option, place) => (values.includes(option) ? [place] : []))
      known.set(key, places)
    }
    return places
  }
}

/**
 * The schools that a filter leaves, the stronger first, and for each value of the four rows how many it would leave
 * with the other rows and the keyword as they are. `among` leaves no school that it does not hold.
 */
export function findSchools(filter: SchoolFilter, scale?: number, among?: ReadonlySet<School>) {
  const named = namedLike(filter.keyword ?? '')
  const wanted = wantedPlaces(filter)
  const counts = ROWS.map(({ options }) => options.map(() => 0))
  const found: School[] = []
  for (const { school, places } of entries(scale)) {
    if (!named(school) || among?.has(school) === false) continue
    const missed = missedRow(places, wanted)
    if (missed === SEVERAL) continue
    if (missed === NONE) found.push(school)
    for (let row = 0; row < counts.length; row++) {
      if (missed === NONE || missed === row) count(counts[row], places[row])
    }
  }
  return { schools: found, facets: facetsOf(counts) }
}

type Wanted = readonly (ReadonlySet<number> | undefined)[]

/** A value that no row offers is at no place: a row that asks for nothing else leaves no school. */
function wantedPlaces(filter: SchoolFilter): Wanted {
  return ROWS.map(({ name, options }) => {
    const values = filter[name]
    if (!values || values.length === 0) return undefined
    return new Set(placesReader(options)(values))
  })
}

const NONE = -1
const SEVERAL = -2

/** The one row whose filter a school does not meet. Such a school still counts for the values of that row. */
function missedRow(places: Places, wanted: Wanted): number {
  let missed = NONE
  for (let row = 0; row < wanted.length; row++) {
    const values = wanted[row]
    if (!values || places[row]?.some((place) => values.has(place))) continue
    if (missed !== NONE) return SEVERAL
    missed = row
  }
  return missed
}

function count(counts: number[] = [], places: readonly number[] = []): void {
  for (const place of places) counts[place] = (counts[place] ?? 0) + 1
}

function facetsOf(counts: readonly (readonly number[])[]) {
  const [provinces = [], types = [], schoolInstitutions = [], features = []] = ROWS.map(({ options }, row) =>
    options.map((value, i) => ({ value, count: counts[row]?.[i] ?? 0 })),
  )
  return { provinces, types, schoolInstitutions, features }
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
    schoolCrestUrl: schoolCrest(school),
    schoolFeatures: school.schoolFeatures,
    provinceName: school.provinceName,
    cityName: school.cityName,
    schoolType: school.schoolType,
    schoolInstitution: school.schoolInstitution,
    belongs: school.belongs,
  }
}
