import { useDeferredValue, useMemo } from 'react'
import { type Order, type Sortable, sortedRows } from './sorted-rows'

/** Rows of the first screen, painted at once; the others follow when there is time. */
const FIRST_ROWS = 50

/** Rows in the asked order. A long table never holds up a click: it is drawn in slices between what the reader does. */
export function useOrderedRows<T extends Sortable>(rows: readonly T[], sort: Order): readonly T[] {
  const ordered = useMemo(() => sortedRows(rows, sort), [rows, sort])
  const first = useMemo(() => ordered.slice(0, FIRST_ROWS), [ordered])
  return useDeferredValue(ordered, first)
}
