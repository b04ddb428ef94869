import type { SameScoreDestination } from '~/contracts/score-lookups'
import { shortRequirement } from '~/rules/filing/requirement'

/** What narrows the schools near a rank; whatever is absent narrows nothing. */
export interface DestinationFilter {
  readonly place?: string | undefined
  readonly feature?: string | undefined
  readonly elective?: string | undefined
}

/** The tags that people choose by, the strongest first. */
const FEATURES = ['985', '211', '双一流']

interface Option {
  readonly value: string
  readonly label: string
}

/** The rows that a filter leaves, in their order. */
export function narrowed(
  rows: readonly SameScoreDestination[],
  { place, feature, elective }: DestinationFilter,
): SameScoreDestination[] {
  const [province, city] = place?.split(' ') ?? []
  return rows.filter(
    (row) =>
      (province === undefined || row.provinceName === province) &&
      (city === undefined || row.cityName === city) &&
      (elective === undefined || electivesOf(row) === elective) &&
      (feature === undefined || row.schoolFeatures?.includes(feature) === true),
  )
}

/** What a group asks for beside the subject that all rows share: 再选化学. Undefined where nothing is said. */
export function electivesOf({ subjectRequirement }: SameScoreDestination): string | undefined {
  const short = shortRequirement(subjectRequirement)
  return short && (short === subjectRequirement ? short : `再选${short}`)
}

/**
 * The provinces of the schools with the number of their rows: the reader's own first, then by number. Below the own one
 * and the chosen one stand their cities.
 */
export function placeOptions(
  rows: readonly SameScoreDestination[],
  home: string,
  place: string | undefined,
): Option[] {
  const counts = countsOf(rows.flatMap(({ provinceName }) => provinceName || []))
  const opened = [home, place?.split(' ')[0]]
  return optionsOf(counts, (name) => name === home).flatMap((province) => [
    province,
    ...(opened.includes(province.value) ? cityOptions(rows, province.value) : []),
  ])
}

/** The cities of a province; none where the province is one. */
function cityOptions(rows: readonly SameScoreDestination[], province: string): Option[] {
  const cities = rows.flatMap(({ provinceName, cityName }) =>
    provinceName === province && cityName && !cityName.startsWith(province) ? cityName : [],
  )
  return optionsOf(countsOf(cities)).map(({ value, label }) => ({
    value: `${province} ${value}`,
    label: `${province} ${label}`,
  }))
}

/** What the groups ask for, the most common first. */
export function electiveOptions(rows: readonly SameScoreDestination[]): Option[] {
  return optionsOf(countsOf(rows.flatMap((row) => electivesOf(row) ?? [])))
}

/** Values with the number of their rows, the most common first behind those that stand at the top. */
function optionsOf(
  counts: ReadonlyMap<string, number>,
  isFirst: (value: string) => boolean = () => false,
): Option[] {
  return [...counts]
    .toSorted(([a, more], [b, less]) => Number(isFirst(b)) - Number(isFirst(a)) || less - more)
    .map(([value, count]) => ({ value, label: `${value}（${count}）` }))
}

/** The strongest tags among the rows with the number of their rows. */
export function featureOptions(rows: readonly SameScoreDestination[]): Option[] {
  const counts = countsOf(rows.flatMap(({ schoolFeatures }) => schoolFeatures ?? []))
  return FEATURES.flatMap((value) => {
    const count = counts.get(value)
    return count === undefined ? [] : [{ value, label: `${value}（${count}）` }]
  })
}

function countsOf(values: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}
