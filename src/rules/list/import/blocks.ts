import {
  type Column,
  cellsIn,
  isKey,
  isNumber,
  looksLikeSchool,
  shareOfCells,
  type Table,
  type TableOptions,
} from './column'
import { adjustOf, type ColumnRole } from './column-roles'

/** Lists that stand side by side: the same heads begin anew. */
export function blocksOf(columns: readonly Column[], heads: readonly string[]): Column[][] {
  const keys = columns.filter(({ role }) => role && isKey(role))
  const isRepeated = (column: Column) =>
    keys.some(
      ({ index, role }) =>
        index < column.index && role === column.role && heads[index] === heads[column.index],
    )
  const repeated = keys.filter(isRepeated)
  const starts = repeated.filter(({ role }) => role === repeated[0]?.role).map(({ index }) => index)
  // The number of a choice stands before its school.
  const begins = starts.map((at) => (columns[at - 1]?.role === 'order' ? at - 1 : at))
  const blocks: Column[][] = [[]]
  for (const column of columns) {
    if (begins.includes(column.index)) blocks.push([])
    blocks.at(-1)?.push(column)
  }
  return blocks
}

const SINGLE: readonly ColumnRole[] = ['order', 'school', 'schoolCode', 'group', 'adjust']

/** Of several columns that could be meant the one with a plain head is, or that whose cells fit best. */
export function withoutRivals(block: readonly Column[], data: Table, options: TableOptions): Column[] {
  const kept = new Set(
    SINGLE.flatMap((role) => {
      const rivals = block.filter((column) => column.role === role)
      // 服从 and 不服从 may have a column each.
      const negated = rivals.find(({ isNegated }) => isNegated)
      const plain = rivals.filter(({ isNegated }) => !isNegated)
      const fitness = (column: Column) =>
        Number(options.roles?.has(column.index) ?? false) * 4 +
        shareOfCells(cellsIn(data, column.index), (cell) => fits(role, cell, options)) * 2 +
        Number(column.isPlain ?? false) +
        // Of two years the later one is that of the list.
        (column.year ?? 0) / 10_000
      const best = plain.toSorted((a, b) => fitness(b) - fitness(a))[0]
      return [best, negated].flatMap((column) => column ?? [])
    }),
  )
  return block.map((column) => {
    if (!column.role || !SINGLE.includes(column.role) || kept.has(column)) return column
    const { role: _, ...rest } = column
    return { ...rest, isRival: true }
  })
}

function fits(role: ColumnRole, cell: string, options: TableOptions): boolean {
  if (role === 'school') return looksLikeSchool(cell, options)
  if (role === 'adjust') return adjustOf(cell) !== undefined
  if (role === 'schoolCode') return options.isSchoolCode?.(cell) === 'school' || /^\d{4,5}$/.test(cell)
  return role === 'order' ? isNumber(cell) : /\d/.test(cell)
}
