import type { Asked } from './names'

/** Which records of a list each value of a filter leaves, by their places; what lies in `<list>/all`. */
export interface ListIndex {
  readonly total: number
  /** Records in each file `<list>/<number from 0>`. */
  readonly perFile: number
  /** By filter: its values in the order in which the server counts them, each with the places of its records. */
  readonly filters: Readonly<Record<string, readonly ValueOfFilter[]>>
  /** Whether the server counts what each value would leave. */
  readonly counted: boolean
}

type ValueOfFilter = readonly [value: string, places: readonly number[]]

/** A page of a list as it is asked for. */
interface PageOfList {
  readonly page: number
  readonly pageSize: number
  readonly chosen: Readonly<Record<string, readonly string[]>>
}

/** What a call asks of a list; undefined where it asks for something that only the server can answer. */
export function pageAsked(asked: Asked, filters: readonly string[], fixed: readonly string[]) {
  const { page, pageSize, ...rest } = asked
  if (typeof page !== 'number' || typeof pageSize !== 'number') return undefined
  const chosen: Record<string, readonly string[]> = {}
  for (const [name, value] of Object.entries(rest)) {
    if (fixed.includes(name)) continue
    if (!filters.includes(name) || !Array.isArray(value)) return undefined
    chosen[name] = value
  }
  return { page, pageSize, chosen } satisfies PageOfList
}

/** The places of a page's records, how many are found, and what each value of a filter would leave. */
export function cutPage({ total, filters, counted }: ListIndex, { page, pageSize, chosen }: PageOfList) {
  const sets = Object.entries(chosen).map(([name, values]) => ({
    name,
    // A value that no record has leaves none.
    places: new Set(filters[name]?.flatMap(([value, places]) => (values.includes(value) ? places : []))),
  }))
  const all = Array.from({ length: total }, (_, place) => place)
  const left = (without?: string) =>
    all.filter((place) => sets.every(({ name, places }) => name === without || places.has(place)))
  const found = left()
  const facets =
    counted &&
    Object.fromEntries(
      Object.entries(filters).map(([name, values]) => {
        const among = new Set(left(name))
        const count = (places: readonly number[]) => places.filter((place) => among.has(place)).length
        return [name, values.map(([value, places]) => ({ value, count: count(places) }))]
      }),
    )
  return { places: found.slice((page - 1) * pageSize, page * pageSize), total: found.length, facets }
}
