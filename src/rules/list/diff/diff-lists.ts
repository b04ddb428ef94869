/** A row that is the same one in two lists when its key is. */
export interface KeyedRow {
  readonly key: string
}

/** Two versions of a list side by side; places count from 1. */
export interface ListDiff<Row extends KeyedRow> {
  readonly added: readonly { readonly row: Row; readonly to: number }[]
  readonly removed: readonly { readonly row: Row; readonly from: number }[]
  /** The fewest rows that explain the new order, without those that merely made room. */
  readonly moved: readonly { readonly row: Row; readonly from: number; readonly to: number }[]
  readonly changed: readonly { readonly before: Row; readonly after: Row; readonly to: number }[]
}

/** The differences between two versions of a list. Keys must be unique within each version; rows are compared by value. */
export function diffLists<Row extends KeyedRow>(
  before: readonly Row[],
  after: readonly Row[],
): ListDiff<Row> {
  const from = new Map(before.map((row, index) => [row.key, { row, place: index + 1 }]))
  const to = new Set(after.map(({ key }) => key))
  const kept = after.flatMap((row, index) => {
    const was = from.get(row.key)
    return was ? [{ row, before: was.row, from: was.place, to: index + 1 }] : []
  })
  const still = longestRising(kept.map((item) => item.from))
  return {
    added: after.flatMap((row, index) => (from.has(row.key) ? [] : [{ row, to: index + 1 }])),
    removed: before.flatMap((row, index) => (to.has(row.key) ? [] : [{ row, from: index + 1 }])),
    moved: kept.filter((_, index) => !still.has(index)).map(({ row, from, to }) => ({ row, from, to })),
    changed: kept
      .filter((item) => !isSameRow(item.before, item.row))
      .map((item) => ({ before: item.before, after: item.row, to: item.to })),
  }
}

/** Whether two rows have the same content. */
export function isSameRow(a: KeyedRow, b: KeyedRow): boolean {
  return written(a) === written(b)
}

/** A value as text in which the order of the fields does not count. */
function written(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** The indices of a longest rising part of a row of different numbers. */
export function longestRising(values: readonly number[]): ReadonlySet<number> {
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [index, value] of values.entries()) {
    let place = ends.findIndex((end) => (values[end] ?? 0) >= value)
    if (place < 0) place = ends.length
    previous[index] = ends[place - 1]
    ends[place] = index
  }
  const rising = new Set<number>()
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) rising.add(index)
  return rising
}
