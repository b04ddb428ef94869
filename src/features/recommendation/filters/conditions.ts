import type { Changes } from '~/shared/address/address'
import type { FilterChip } from '~/shared/filters/filter-bar'
import { formatCount } from '~/shared/lib/format'
import type { RecommendationFilters } from '../recommendation.address'

const ROWS = ['provinces', 'types', 'features', 'natures', 'majors', 'unwanted'] as const

/** Takes every condition away; tier, order and view stay. */
export const NO_CONDITIONS: Changes<RecommendationFilters> = {
  q: undefined,
  fee: undefined,
  provinces: [],
  types: [],
  features: [],
  natures: [],
  majors: [],
  unwanted: [],
}

/** The conditions in force, each with the way to take it away. `nameOf` names a major by its code. */
export function conditionsOf(
  filters: RecommendationFilters,
  change: (next: Changes<RecommendationFilters>) => void,
  nameOf: (code: string) => string,
): FilterChip[] {
  const { q, fee } = filters
  return [
    ...(q === undefined ? [] : [{ label: q, onRemove: () => change({ q: undefined }) }]),
    ...ROWS.flatMap((row) =>
      filters[row].map((value) => ({
        label: labelOf(row, value, nameOf),
        onRemove: () => change({ [row]: filters[row].filter((other) => other !== value) }),
      })),
    ),
    ...(fee === undefined
      ? []
      : [{ label: `学费 ${formatCount(fee)} 元以内`, onRemove: () => change({ fee: undefined }) }]),
  ]
}

function labelOf(row: (typeof ROWS)[number], value: string, nameOf: (code: string) => string): string {
  if (row === 'unwanted') return `不要 ${nameOf(value)}`
  return row === 'majors' ? nameOf(value) : value
}
