import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { OwnRank } from '~/rules/chance/beside-line'
import { reachOf } from '~/rules/chance/tier-window'
import type { kmFromCapital } from '~/rules/exam/city-points'
import { electivesOf } from '~/rules/filing/near-lines'
import { type Chosen, narrowed, type RowFilter } from '~/shared/filters/narrowed'
import type { NearOrder, RowFilters } from './near-fields'

/** A line near a rank with what a list is narrowed and sorted by. */
export interface NearRow extends SameScoreDestination {
  /** Between the city of the school and the capital of the candidates' province, km. */
  readonly km?: number | undefined
  /** Beside the own rank; absent in a batch that the reader may not apply for. */
  readonly tier?: string | undefined
}

export type NearId =
  | 'province'
  | 'place'
  | 'nature'
  | 'type'
  | 'feature'
  | 'elective'
  | 'fee'
  | 'km'
  | 'tier'
  | 'swing'

const isAtMost = (figure: number | null | undefined, value: string) =>
  typeof figure === 'number' && figure <= Number(value)

/** What a line does not tell does not fit. */
export const NEAR_ROW_FILTERS: readonly RowFilter<NearRow, NearId>[] = [
  {
    id: 'place',
    fits: ({ provinceName, cityName }, value) => {
      const [province, city] = value.split(' ')
      return provinceName === province && (city === undefined || cityName === city)
    },
  },
  { id: 'province', fits: ({ provinceName }, value) => provinceName === value },
  { id: 'nature', fits: ({ schoolInstitution }, value) => schoolInstitution === value },
  { id: 'type', fits: ({ schoolType }, value) => schoolType?.includes(value) === true },
  { id: 'feature', fits: ({ schoolFeatures }, value) => schoolFeatures?.includes(value) === true },
  {
    id: 'elective',
    fits: (row, value) => electivesOf(row) === value || row.subjectRequirement === value,
  },
  { id: 'fee', fits: ({ fee }, value) => isAtMost(fee, value) },
  { id: 'km', fits: ({ km }, value) => isAtMost(km, value) },
  { id: 'tier', fits: ({ tier }, value) => tier === value },
  {
    id: 'swing',
    fits: ({ swing }, value) => typeof swing === 'number' && Math.abs(swing) <= Number(value),
  },
]

/** The values that an address chooses of each filter. */
export function chosenOf(filters: Omit<RowFilters, 'sort' | 'major'>): Chosen<NearId> {
  const { place, nature, type, feature, elective, fee, km, tier, swing } = filters
  const one = (value: string | number | undefined) => (value === undefined ? [] : [String(value)])
  return {
    ...{ place: one(place), nature, type, feature, elective },
    ...{ fee: one(fee), km: one(km), tier: one(tier), swing: one(swing) },
  }
}

interface RowsOf {
  /** The province of the candidates. */
  readonly home: string
  readonly own: OwnRank
  readonly isOut: (line: SameScoreDestination) => boolean
  /** Absent until somebody asks. */
  readonly kmOf?: typeof kmFromCapital | undefined
}

/** Lines with what is derived of them. */
export function nearRows(
  lines: readonly SameScoreDestination[],
  { home, own, isOut, kmOf }: RowsOf,
): NearRow[] {
  return lines.map((line) => ({
    ...line,
    km: kmOf?.(home, line),
    tier: isOut(line) ? undefined : reachOf(own, line.lowestRank),
  }))
}

const TELLS: Readonly<Record<NearId, (row: NearRow) => boolean>> = {
  province: ({ provinceName }) => Boolean(provinceName),
  place: ({ provinceName }) => Boolean(provinceName),
  nature: ({ schoolInstitution }) => Boolean(schoolInstitution),
  type: ({ schoolType }) => (schoolType?.length ?? 0) > 0,
  feature: ({ schoolFeatures }) => schoolFeatures != null,
  elective: (row) => electivesOf(row) !== undefined,
  fee: ({ fee }) => typeof fee === 'number',
  km: ({ km }) => km !== undefined,
  tier: () => true,
  swing: ({ swing }) => typeof swing === 'number',
}

/** Whether any row tells what a filter goes by; a list without rows says nothing against it. */
export function isReported(rows: readonly NearRow[], id: NearId): boolean {
  return rows.length === 0 || rows.some(TELLS[id])
}

/**
 * The rows that the chosen values leave, as far as rows tell what is filtered. Filters that they do not tell are named.
 */
export function rowsLeft(rows: readonly NearRow[], all: Chosen<NearId>) {
  const usable = NEAR_ROW_FILTERS.filter(({ id }) => isReported(rows, id))
  const unused = NEAR_ROW_FILTERS.map(({ id }) => id).filter(
    (id) => (all[id]?.length ?? 0) > 0 && !usable.some((filter) => filter.id === id),
  )
  return { found: narrowed(rows, usable, all), usable, chosen: all, unused }
}

/** All rows in an order; what a row does not tell stands at the end, and ties by nearness to the rank. */
export function sortedRows(rows: readonly NearRow[], order: NearOrder, rank: number): NearRow[] {
  const far = ({ lowestRank }: NearRow) => Math.abs(lowestRank - rank)
  const LAST = Number.POSITIVE_INFINITY
  const by: Record<NearOrder, (row: NearRow) => number> = {
    near: far,
    rank: ({ lowestRank }) => lowestRank,
    fee: ({ fee }) => fee ?? LAST,
    km: ({ km }) => km ?? LAST,
    plan: ({ planNum }) => (planNum == null ? LAST : -planNum),
  }
  const value = by[order]
  return rows.toSorted((a, b) => compared(value(a), value(b)) || far(a) - far(b))
}

/** Two infinite values are equal. */
const compared = (a: number, b: number) => (a === b ? 0 : a - b)

/** How many schools the rows are of. */
export function schoolCount(rows: readonly NearRow[]): number {
  return new Set(rows.map(({ schoolId }) => schoolId)).size
}
