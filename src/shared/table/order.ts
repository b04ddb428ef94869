import type { Column, Columns } from './columns'

/** The order of a table, as an address says it: rising by a column, falling with a minus; as the rows came when empty. */
export type Order<Sort extends string = string> = '' | Sort | `-${Sort}`

/** The order after a press of a head: rising, falling, and back to the order in which the rows came. */
export function nextOrder<Sort extends string>(order: Order<Sort>, by: Sort): Order<Sort> {
  if (order === by) return `-${by}`
  return order === `-${by}` ? '' : by
}

/** The direction as `aria-sort` says it. */
export function directionOf(order: Order, by: string): 'ascending' | 'descending' | 'none' {
  if (order === by) return 'ascending'
  return order === `-${by}` ? 'descending' : 'none'
}

/**
 * The rows in an order; rows without the value stand last, equal ones as they came. A word that no column has leaves
 * them all as they came.
 */
export function sortedRows<Row>(
  rows: readonly Row[],
  columns: Columns<Row, string>,
  order: Order,
): readonly Row[] {
  const column = columns.find(({ sort }) => sort !== undefined && directionOf(order, sort) !== 'none')
  if (!column) return rows
  const sign = order === column.sort ? 1 : -1
  return rows.toSorted((a, b) => {
    const [x, y] = [numberOf(column, a), numberOf(column, b)]
    if (x === undefined || y === undefined) return Number(x === undefined) - Number(y === undefined)
    return sign * (x - y)
  })
}

function numberOf<Row>({ figure, text, sortsBy }: Column<Row, string>, row: Row): number | undefined {
  const value = sortsBy ? sortsBy(row) : figure ? figure(row, 0) : text?.(row, 0)
  return typeof value === 'number' ? value : undefined
}
