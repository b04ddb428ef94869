import { useDeferredValue, useMemo } from 'react'
import type { Columns } from './columns'
import { type Order, sortedRows } from './order'

/** Rows of the first screen, painted at once; the others follow when there is time. */
const FIRST_ROWS = 50

interface PlacedRow<Row> {
  readonly row: Row
  /** Its place among the rows as they came: the same in every order. */
  readonly place: number
}

/** Rows in an order. A long table never holds up a click: it is drawn in slices between what the reader does. */
export function useOrderedRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row, string>,
  order: Order,
): readonly PlacedRow<Row>[] {
  const ordered = useMemo(() => {
    const places = new Map(rows.map((row, place) => [row, place]))
    return sortedRows(rows, columns, order).map((row) => ({ row, place: places.get(row) ?? 0 }))
  }, [rows, columns, order])
  const first = useMemo(
    () => (ordered.length > FIRST_ROWS ? ordered.slice(0, FIRST_ROWS) : ordered),
    [ordered],
  )
  return useDeferredValue(ordered, first)
}
