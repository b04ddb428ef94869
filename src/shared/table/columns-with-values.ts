import { type Column, wordsOf } from './columns'

/**
 * The columns of which some row tells something: one of words or figures that no row has is left out. Before there are rows,
 * and of what is drawn otherwise, all stay.
 */
export function columnsWithValues<Row, Sort extends string>(
  columns: readonly Column<Row, Sort>[],
  rows: readonly Row[],
  level = 0,
): readonly Column<Row, Sort>[] {
  if (rows.length === 0) return columns
  const isReported = (column: Column<Row, Sort>) =>
    rows.some((row) => wordsOf(column, row, level) !== undefined)
  return columns.filter((column) => (!column.text && !column.figure) || isReported(column))
}
