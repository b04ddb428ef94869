/** One filter of a list: a row fits it with one of the chosen values, and with any where none is chosen. */
export interface RowFilter<Row, Id extends string = string> {
  readonly id: Id
  readonly fits: (row: Row, value: string) => boolean
}

/** The chosen values of each filter. */
export type Chosen<Id extends string> = Readonly<Partial<Record<Id, readonly string[]>>>

type Filters<Row, Id extends string> = readonly RowFilter<Row, Id>[]

function isLeft<Row, Id extends string>(row: Row, { id, fits }: RowFilter<Row, Id>, chosen: Chosen<Id>) {
  const values = chosen[id] ?? []
  return values.length === 0 || values.some((value) => fits(row, value))
}

/** The rows that all filters leave, in their order; `but` leaves one filter aside. */
export function narrowed<Row, Id extends string>(
  rows: readonly Row[],
  filters: Filters<Row, Id>,
  chosen: Chosen<Id>,
  but?: Id,
): Row[] {
  const asked = filters.filter(({ id }) => id !== but && (chosen[id]?.length ?? 0) > 0)
  return rows.filter((row) => asked.every((filter) => isLeft(row, filter, chosen)))
}

/** How many rows each value of a filter would leave, the other filters as they are. */
export function countsOf<Row, Id extends string>(
  rows: readonly Row[],
  filters: Filters<Row, Id>,
  chosen: Chosen<Id>,
  of: { readonly id: Id; readonly values: readonly string[] },
): ReadonlyMap<string, number> {
  const filter = filters.find(({ id }) => id === of.id)
  const left = narrowed(rows, filters, chosen, of.id)
  return new Map(
    of.values.map((value) => [value, filter ? left.filter((row) => filter.fits(row, value)).length : 0]),
  )
}

/** Which chosen filter alone takes most rows away, and how many there would be without it; the most first. */
export function mostTaking<Row, Id extends string>(
  rows: readonly Row[],
  filters: Filters<Row, Id>,
  chosen: Chosen<Id>,
): { readonly id: Id; readonly rows: readonly Row[] }[] {
  return filters
    .filter(({ id }) => (chosen[id]?.length ?? 0) > 0)
    .map(({ id }) => ({ id, rows: narrowed(rows, filters, chosen, id) }))
    .filter((without) => without.rows.length > 0)
    .toSorted((a, b) => b.rows.length - a.rows.length)
}
