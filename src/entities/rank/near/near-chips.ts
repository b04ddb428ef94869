import { electivesOf } from '~/rules/filing/near-lines'
import type { Changes } from '~/shared/address/address'
import type { ListedOption } from '~/shared/filters/choice-list'
import { type Chosen, countsOf, narrowed, type RowFilter } from '~/shared/filters/narrowed'
import { formatCount } from '~/shared/lib/text/format'
import type { RowFilters } from './near-fields'
import { isReported, NEAR_ROW_FILTERS, type NearId, type NearRow } from './near-rows'

/** One filter of a list of lines: its name, what is chosen, and what can be. */
export interface NearChip {
  readonly id: NearId
  readonly label: string
  /** What is chosen, in words. */
  readonly said: string | undefined
  readonly value: readonly string[]
  readonly options: readonly ListedOption[]
  /** A choice takes the place of the one before it. */
  readonly single: boolean
}

export const NEAR_WORDS: Readonly<Record<NearId, string>> = {
  province: '省份',
  place: '所在地',
  nature: '办学性质',
  fee: '学费',
  km: '离家',
  elective: '选科要求',
  type: '院校类型',
  feature: '院校特色',
  tier: '冲稳保',
  swing: '波动',
}

/** The limits that are offered: yuan a year, km, percent. */
export const LIMITS = {
  fee: [6_000, 10_000, 20_000, 50_000],
  km: [100, 300, 500, 1_000],
  swing: [5, 10, 15, 30],
} as const

/** The tags that people choose by, the strongest first. */
const FEATURES = ['985', '211', '双一流']

const LIMIT_TEXT = {
  fee: (most: string) => `${formatCount(Number(most))} 元以内`,
  km: (most: string) => `${formatCount(Number(most))} 公里以内`,
  swing: (most: string) => `${most}% 以内`,
} as const

type LimitId = keyof typeof LIMITS
const isLimit = (id: NearId): id is LimitId => id in LIMITS

/** A chosen value as a chip says it: 合肥, 学费 6,000 元以内. */
export function saidOf(id: NearId, values: readonly string[]): string | undefined {
  const [first] = values
  if (first === undefined) return undefined
  if (isLimit(id)) return `${NEAR_WORDS[id]} ${LIMIT_TEXT[id](first)}`
  if (id === 'place') return first.replace(/市$/, '')
  return values.join('、')
}

/** What takes the values of a filter into an address. */
export function changeOf(id: NearId, values: readonly string[]): Changes<RowFilters> {
  const [first] = values
  switch (id) {
    case 'place':
    case 'tier':
      return { [id]: first }
    case 'fee':
    case 'km':
    case 'swing':
      return { [id]: first === undefined ? undefined : Number(first) }
    default:
      return { [id]: [...values] }
  }
}

/** The filters of a list in the order of their chips, where places are provinces and their cities. */
export const NEAR_IDS: readonly NearId[] = [
  ...(['place', 'nature', 'fee', 'km', 'elective', 'type', 'feature', 'swing'] as const),
]

interface Asked {
  /** Which filters there are, in the order of their chips. */
  readonly ids: readonly NearId[]
  readonly chosen: Chosen<NearId>
  /** The province of the candidates, whose places stand first. */
  readonly home: string
  /** Whether the rows are all there are: else nobody knows how many have a value. */
  readonly isCounted: boolean
}

/** The filters of a list; those of which no row tells anything are absent, unless they are chosen. */
export function nearChips(rows: readonly NearRow[], { ids, chosen, home, isCounted }: Asked): NearChip[] {
  const usable = NEAR_ROW_FILTERS.filter(({ id }) => isReported(rows, id))
  const isLate = (id: NearId) => id === 'swing' || id === 'km'
  const hasLate = (id: NearId) => usable.some((filter) => filter.id === id)
  const isShown = (id: NearId) =>
    // How far lines move, and schools lie, is found out when somebody asks.
    isLate(id) || usable.some((filter) => filter.id === id) || (chosen[id]?.length ?? 0) > 0
  const hasProvinces = ids.includes('province')
  return ids.filter(isShown).map((id) => ({
    id,
    label: id === 'place' && hasProvinces ? '城市' : NEAR_WORDS[id],
    said: saidOf(id, chosen[id] ?? []),
    value: chosen[id] ?? [],
    options: optionsOf(id, rows, { usable, chosen, home, hasProvinces }).map(({ count, ...option }) => ({
      ...option,
      ...(isCounted && count !== undefined && (!isLate(id) || hasLate(id)) && { count }),
    })),
    single: id === 'place' || isLimit(id),
  }))
}

interface Options {
  readonly usable: readonly RowFilter<NearRow, NearId>[]
  readonly chosen: Chosen<NearId>
  readonly home: string
  /** Whether provinces have a filter of their own. */
  readonly hasProvinces: boolean
}

function optionsOf(
  id: NearId,
  rows: readonly NearRow[],
  { usable, chosen, home, hasProvinces }: Options,
): readonly ListedOption[] {
  if (id === 'place') {
    const left = narrowed(rows, usable, chosen, id)
    return hasProvinces ? citiesOf(left) : placesOf(left, home, chosen.place?.[0])
  }
  const values = valuesOf(id, rows)
  const counts = countsOf(rows, usable, chosen, { id, values })
  const options = values.map((value) => ({
    value,
    ...(isLimit(id) && { label: LIMIT_TEXT[id](value) }),
    count: counts.get(value) ?? 0,
  }))
  return isLimit(id) || id === 'feature' ? options : options.toSorted((a, b) => b.count - a.count)
}

function valuesOf(id: NearId, rows: readonly NearRow[]): string[] {
  if (isLimit(id)) return LIMITS[id].map(String)
  if (id === 'feature') return FEATURES
  const reported: Readonly<
    Partial<Record<NearId, (row: NearRow) => readonly (string | null | undefined)[]>>
  > = {
    province: ({ provinceName }) => [provinceName],
    nature: ({ schoolInstitution }) => [schoolInstitution],
    type: ({ schoolType }) => schoolType ?? [],
    elective: (row) => [electivesOf(row)],
  }
  const values = rows.flatMap((row) => reported[id]?.(row) ?? [])
  return [...new Set(values.flatMap((value) => value || []))]
}

/** How many rows there are of each place, the most first: provinces, or cities as an address names them. */
function countedBy(rows: readonly NearRow[], placeOf: (row: NearRow) => string | undefined) {
  const counts = new Map<string, number>()
  for (const row of rows) {
    const place = placeOf(row)
    if (place !== undefined) counts.set(place, (counts.get(place) ?? 0) + 1)
  }
  return [...counts].toSorted(([, many], [, few]) => few - many)
}

/** 安徽 合肥市; none where the province is one city. */
function cityOf({ provinceName, cityName }: NearRow): string | undefined {
  return provinceName && cityName && !cityName.startsWith(provinceName)
    ? `${provinceName} ${cityName}`
    : undefined
}

function citiesOf(rows: readonly NearRow[]): ListedOption[] {
  return countedBy(rows, cityOf).map(([value, count]) => ({ value, label: value.replace(/市$/, ''), count }))
}

/** The provinces of the schools, the reader's own first, then by number; below the own and the chosen one their cities. */
function placesOf(rows: readonly NearRow[], home: string, place: string | undefined): ListedOption[] {
  const opened = [home, place?.split(' ')[0]]
  const provinces = countedBy(rows, ({ provinceName }) => provinceName ?? undefined)
  return provinces
    .toSorted(([a], [b]) => Number(b === home) - Number(a === home))
    .flatMap(([province, count]) => [
      { value: province, count },
      ...citiesOf(opened.includes(province) ? rows.filter((row) => row.provinceName === province) : []).map(
        ({ label = '', ...city }) => ({ ...city, label: label.slice(province.length + 1), isPart: true }),
      ),
    ])
}

/** The nearest value that a loosened filter needs to leave rows. The rows are those that all other filters leave. */
export function looserOf(
  id: NearId,
  without: readonly NearRow[],
): { readonly values: readonly string[]; readonly text: string; readonly count: number } {
  const filter = NEAR_ROW_FILTERS.find((known) => known.id === id)
  if (isLimit(id) && filter) {
    for (const value of LIMITS[id].map(String)) {
      const { length: count } = without.filter((row) => filter.fits(row, value))
      if (count > 0)
        return { values: [value], text: `${NEAR_WORDS[id]}放宽到 ${LIMIT_TEXT[id](value)}`, count }
    }
  }
  return { values: [], text: `不限${NEAR_WORDS[id]}`, count: without.length }
}
