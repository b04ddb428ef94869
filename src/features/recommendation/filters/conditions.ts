import type { Changes } from '~/shared/address/address'
import type { FilterChip } from '~/shared/filters/filter-bar'
import { formatCount } from '~/shared/lib/text/format'
import type { RecommendationFilters } from '../recommendation.address'

const ROWS = ['provinces', 'types', 'features', 'natures', 'majors', 'unwanted'] as const

const NO_BAND = { from: undefined, to: undefined }

const NO_CONDITIONS: Changes<RecommendationFilters> = {
  q: undefined,
  fee: undefined,
  provinces: [],
  types: [],
  features: [],
  natures: [],
  majors: [],
  unwanted: [],
}

/**
 * Takes every condition away; tier, order and view stay. What is to stand in for a row stays as hard to reach as the row.
 */
export function noConditions({ swap }: Pick<RecommendationFilters, 'swap'>): Changes<RecommendationFilters> {
  return swap === undefined ? { ...NO_CONDITIONS, ...NO_BAND } : NO_CONDITIONS
}

/** The conditions in force, each with the way to take it away. `nameOf` names a major by its code. */
export function conditionsOf(
  filters: RecommendationFilters,
  change: (next: Changes<RecommendationFilters>) => void,
  nameOf: (code: string) => string,
): FilterChip[] {
  const { q, fee, from, to } = filters
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
    ...(from === undefined && to === undefined
      ? []
      : [{ label: lineText(from, to), onRemove: () => change({ from: undefined, to: undefined }) }]),
  ]
}

/** 预计位次 24,000–26,500. */
function lineText(from: number | undefined, to: number | undefined): string {
  if (to === undefined) return `预计位次 ${formatCount(from ?? 1)} 之后`
  return from === undefined
    ? `预计位次 ${formatCount(to)} 之前`
    : `预计位次 ${formatCount(from)}–${formatCount(to)}`
}

function labelOf(row: (typeof ROWS)[number], value: string, nameOf: (code: string) => string): string {
  if (row === 'unwanted') return `不要 ${nameOf(value)}`
  return row === 'majors' ? nameOf(value) : value
}
