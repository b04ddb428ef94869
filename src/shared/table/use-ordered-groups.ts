import { useDeferredValue, useMemo } from 'react'
import { inFirstScreen } from '~/shared/lazy/in-first-screen'
import type { Columns } from './columns'
import { type Order, sortedRows } from './order'

/** Rows under a head, which is a row itself. Without a head they are all there is. */
export interface RowGroup<Row> {
  readonly head?: Row | undefined
  readonly rows: readonly Row[]
}

interface Placed<T> {
  readonly item: T
  /** Its place as it came: the same in every order. */
  readonly place: number
}

interface PlacedGroup<Row> {
  readonly head: Row | undefined
  readonly place: number
  readonly rows: readonly Placed<Row>[]
}

/** Heads of groups come on top of these. On a phone a row has two lines and more. */
const FIRST_ROWS = { phone: 5, wide: 16 }

/** Groups in the order of their heads, and in each its rows in their own order. What is below the first screen follows when there is time. */
export function useOrderedGroups<Row>(
  groups: readonly RowGroup<Row>[],
  columns: Columns<Row, string>,
  order: Order,
): readonly PlacedGroup<Row>[] {
  const ordered = useMemo(() => orderedGroups(groups, columns, order), [groups, columns, order])
  const first = useMemo(() => firstOf(ordered), [ordered])
  return useDeferredValue(ordered, first)
}

export function orderedGroups<Row>(
  groups: readonly RowGroup<Row>[],
  columns: Columns<Row, string>,
  order: Order,
): readonly PlacedGroup<Row>[] {
  const heads = groups.flatMap(({ head }) => head ?? [])
  const sorted = heads.length === groups.length ? sortedRows(heads, columns, order) : undefined
  const placed = groups.map(({ head, rows }, place) => ({
    head,
    place,
    rows: placedRows(rows, columns, order),
  }))
  return sorted ? sorted.flatMap((head) => placed.filter((group) => group.head === head)) : placed
}

function placedRows<Row>(rows: readonly Row[], columns: Columns<Row, string>, order: Order): Placed<Row>[] {
  const places = new Map(rows.map((row, place) => [row, place]))
  return sortedRows(rows, columns, order).map((item) => ({ item, place: places.get(item) ?? 0 }))
}

/** As many whole groups as the first screen may show, and always one. */
function firstOf<Row>(groups: readonly PlacedGroup<Row>[]): readonly PlacedGroup<Row>[] {
  const most = inFirstScreen(FIRST_ROWS)
  let shown = 0
  return groups.flatMap((group) => {
    const left = most - shown
    if (left <= 0) return []
    shown += group.rows.length
    return group.rows.length <= left ? group : { ...group, rows: group.rows.slice(0, left) }
  })
}
