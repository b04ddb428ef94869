/** One row of a filter: the values that it offers, in their order, and those of an item. */
export interface FacetRow<T, V extends string | number = string> {
  readonly options: readonly V[]
  of(item: T): readonly V[]
}

/** The chosen values of each row. Values of one row widen, rows narrow, an absent or empty row is 全部. */
type Wanted<R> = { readonly [K in keyof R]?: readonly (string | number)[] | undefined }
type ValueOf<Row> = Row extends { readonly options: readonly (infer V)[] } ? V : never

/** How many items each value would leave, the other rows as they are. */
type Counts<R> = { -readonly [K in keyof R]: { value: ValueOf<R[K]>; count: number }[] }

const NONE = -1
const SEVERAL = -2

/**
 * A filter of several rows over items of one kind. For a list and what is asked, gives the items that are left, in
 * order, and counts of all values. What an item has is looked up once.
 */
export function faceted<T extends object>() {
  return <R extends { readonly [name: string]: FacetRow<T, string | number> }>(rows: R) => {
    const names: (keyof R & string)[] = Object.keys(rows)
    const readers = names.map((name) => placesReader(rows[name]))
    const known = new WeakMap<T, readonly (readonly number[])[]>()

    function placesOf(item: T): readonly (readonly number[])[] {
      let places = known.get(item)
      if (!places) {
        places = names.map((name, row) => readers[row]?.(rows[name]?.of(item) ?? []) ?? [])
        known.set(item, places)
      }
      return places
    }

    return (items: Iterable<T>, asked: Wanted<R>) => {
      const wanted = names.map((name, row) => wantedPlaces(asked[name], readers[row]))
      const counts = names.map((name) => (rows[name]?.options ?? []).map(() => 0))
      const found: T[] = []
      for (const item of items) {
        const places = placesOf(item)
        const missed = missedRow(places, wanted)
        if (missed === NONE) found.push(item)
        if (missed === SEVERAL) continue
        for (const [row, own] of counts.entries()) {
          // An item that one row leaves out still counts for the values of that row.
          if (missed === NONE || missed === row)
            for (const place of places[row] ?? []) own[place] = (own[place] ?? 0) + 1
        }
      }
      const entries = names.map((name, row) => [
        name,
        (rows[name]?.options ?? []).map((value, place) => ({ value, count: counts[row]?.[place] ?? 0 })),
      ])
      // The entries are built from the rows, name by name.
      return { found, counts: Object.fromEntries(entries) as Counts<R> }
    }
  }
}

type Reader = (values: readonly (string | number)[]) => readonly number[]

/** The places of values among the options. Most items have one value, or the same few as others: they share a list. */
function placesReader(row: FacetRow<never, string | number> | undefined): Reader {
  const options = row?.options ?? []
  const known = new Map<string, readonly number[]>()
  return (values) => {
    const key = values.join()
    let places = known.get(key)
    if (!places) {
      places = options.flatMap((option, place) => (values.includes(option) ? [place] : []))
      known.set(key, places)
    }
    return places
  }
}

/** A value that a row does not offer is at no place: a row that asks for nothing else leaves no item. */
function wantedPlaces(values: readonly (string | number)[] | undefined, reader: Reader | undefined) {
  return values && values.length > 0 ? new Set(reader?.(values)) : undefined
}

/** The one row that leaves an item out. */
function missedRow(
  places: readonly (readonly number[])[],
  wanted: readonly (ReadonlySet<number> | undefined)[],
) {
  let missed = NONE
  for (const [row, values] of wanted.entries()) {
    if (!values || places[row]?.some((place) => values.has(place))) continue
    if (missed !== NONE) return SEVERAL
    missed = row
  }
  return missed
}
