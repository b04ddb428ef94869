import type { SameScoreDestination } from '~/contracts/score-lookups'

/** What narrows the schools near a rank; whatever is absent narrows nothing. */
export interface DestinationFilter {
  readonly place?: string | undefined
  readonly feature?: string | undefined
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
  { place, feature }: DestinationFilter,
): SameScoreDestination[] {
  return rows.filter(
    (row) =>
      (place === undefined || row.provinceName === place) &&
      (feature === undefined || row.schoolFeatures?.includes(feature) === true),
  )
}

/** The provinces of the schools with the number of their rows: the reader's own first, then by number. */
export function placeOptions(rows: readonly SameScoreDestination[], home: string): Option[] {
  const counts = countsOf(rows.flatMap(({ provinceName }) => provinceName || []))
  return [...counts]
    .toSorted(([a, more], [b, less]) => Number(b === home) - Number(a === home) || less - more)
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
