import { useDeferredValue, useMemo } from 'react'
import { inFirstScreen } from '~/shared/lazy/in-first-screen'
import type { Columns } from './columns'
import { type Order, sortedRows } from './order'

/** The others follow when there is time. */
const FIRST_ROWS = { phone: 12, wide: 50 }

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
  const first = useMemo(() => {
    const most = inFirstScreen(FIRST_ROWS)
    return ordered.length > most ? ordered.slice(0, most) : ordered
  }, [ordered])
  return useDeferredValue(ordered, first)
}
