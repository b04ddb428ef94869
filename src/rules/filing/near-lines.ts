import type { NearNarrowing, SameScoreDestination, SameScoreFacets } from '~/contracts/score-lookups'
import { shortRequirement } from './requirement'

type Line = Pick<
  SameScoreDestination,
  | 'provinceName'
  | 'cityName'
  | 'schoolFeatures'
  | 'schoolInstitution'
  | 'schoolType'
  | 'majorName'
  | 'subjectRequirement'
  | 'fee'
>

/** Lines this near to the rank are told when nothing else is asked, in percent of it. */
export const USUAL_WITHIN = 5
/** Lines on a page where the caller does not say. */
export const USUAL_PAGE = 300

/** Ranks from the better end to the other. */
export interface RankWindow {
  readonly best: number
  readonly last: number
}

/** The ranks within so many percent of one. */
export function windowAround(rank: number, within: number): RankWindow {
  return { best: rank * (1 - within / 100), last: rank * (1 + within / 100) }
}

/** The lines of the ranks within so many percent of one, the nearest first. */
export function linesWithin<L extends { readonly lowestRank: number }>(
  lines: readonly L[],
  rank: number,
  within: number,
): L[] {
  const { best, last } = windowAround(rank, within)
  const far = ({ lowestRank }: L) => Math.abs(lowestRank - rank)
  return lines
    .filter(({ lowestRank }) => lowestRank >= best && lowestRank <= last)
    .toSorted((a, b) => far(a) - far(b))
}

/** What a unit asks for beside the subject that all rows share: 再选化学. Undefined where nothing is said. */
export function electivesOf({ subjectRequirement }: Pick<Line, 'subjectRequirement'>): string | undefined {
  const short = shortRequirement(subjectRequirement)
  return short && (short === subjectRequirement ? short : `再选${short}`)
}

/** What a line says of each row of a filter; nothing where its server does not tell. */
const ROWS = {
  provinces: ({ provinceName }: Line) => reported(provinceName),
  cities: ({ cityName }: Line) => reported(cityName),
  schoolInstitutions: ({ schoolInstitution }: Line) => reported(schoolInstitution),
  types: ({ schoolType }: Line) => schoolType ?? [],
  features: ({ schoolFeatures }: Line) => schoolFeatures ?? [],
  electives: (line: Line) => reported(electivesOf(line)),
} as const satisfies Record<keyof SameScoreFacets, (line: Line) => readonly string[]>

type Row = keyof typeof ROWS
const NAMES = Object.keys(ROWS) as readonly Row[]

function reported(value: string | null | undefined): readonly string[] {
  return value ? [value] : []
}

/** The majors of a line by name: its own, unless a server knows more of it. */
type MajorsOf<L> = (line: L) => readonly string[]

/**
 * The lines that a narrowing leaves, in their order. Each value says how many it would leave, the other filters as they
 * are; province and city are one filter, where. Values of one filter widen, filters narrow; what a line does not tell
 * does not fit.
 */
export function narrowedLines<L extends Line>(
  lines: readonly L[],
  asked: NearNarrowing,
  majorsOf: MajorsOf<L> = ({ majorName }) => reported(majorName),
): { readonly found: readonly L[]; readonly facets: SameScoreFacets } {
  const counts = new Map(NAMES.map((name) => [name, new Map<string, number>()]))
  const provinceOfCity = new Map<string, string>()
  const found = lines.filter((line) => {
    if (!isOfMajor(majorsOf(line), asked.majorWord) || !isPaid(line, asked.maxFee)) return false
    const missed = NAMES.filter((name) => !fits(asked[name], [...ROWS[name](line), ...alsoSaid(name, line)]))
    for (const [name, count] of counts) {
      if (missed.some((other) => other !== name && !(isWhere(other) && isWhere(name)))) continue
      for (const value of ROWS[name](line)) count.set(value, (count.get(value) ?? 0) + 1)
    }
    if (line.cityName && line.provinceName) provinceOfCity.set(line.cityName, line.provinceName)
    return missed.length === 0
  })
  const counted = (name: Row) =>
    [...(counts.get(name) ?? [])]
      .map(([value, count]) => ({ value, count }))
      .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
  const facets = {
    provinces: counted('provinces'),
    cities: counted('cities').map((city) => ({ ...city, provinceName: provinceOfCity.get(city.value) })),
    schoolInstitutions: counted('schoolInstitutions'),
    types: counted('types'),
    features: counted('features'),
    electives: counted('electives'),
  }
  return { found, facets }
}

const isWhere = (name: Row) => name === 'provinces' || name === 'cities'

function fits(asked: readonly string[] | undefined, own: readonly string[]): boolean {
  return !asked || asked.length === 0 || own.some((value) => asked.includes(value))
}

/** A requirement may be asked for as it is printed. */
function alsoSaid(name: Row, { subjectRequirement }: Line): readonly string[] {
  return name === 'electives' ? reported(subjectRequirement) : []
}

function isOfMajor(majors: readonly string[], word: string | undefined): boolean {
  return !word || majors.some((name) => name.includes(word))
}

function isPaid({ fee }: Line, most: number | undefined): boolean {
  return most === undefined || (typeof fee === 'number' && fee <= most)
}

/** Which parts of a narrowing none of the lines tells anything of: they cannot be used. */
export function unusable(lines: readonly Line[], asked: NearNarrowing): readonly (keyof NearNarrowing)[] {
  if (lines.length === 0) return []
  const rows = NAMES.filter(
    (name) => (asked[name]?.length ?? 0) > 0 && !lines.some((line) => ROWS[name](line).length > 0),
  )
  const word = asked.majorWord && !lines.some(({ majorName }) => majorName) ? (['majorWord'] as const) : []
  const fee =
    asked.maxFee !== undefined && !lines.some((line) => typeof line.fee === 'number')
      ? (['maxFee'] as const)
      : []
  return [...rows, ...word, ...fee]
}
