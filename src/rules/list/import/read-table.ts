import { cellText, isLongCell } from '../../cells/cell-text'
import { blocksOf, withoutRivals } from './blocks'
import { type Column, isKey, type TableOptions } from './column'
import type { ColumnRole } from './column-roles'
import { rolesOfCells } from './columns-by-cells'
import { rolesOfHeads } from './columns-by-heads'
import { isRepeatedHead, tableHeads } from './find-heads'
import type { ImportedRow, SkippedRow } from './imported-row'
import { tableRows, textOf } from './read-rows'
import { remarkIn } from './remarks'

/** A column with what it was read as. */
export interface ReadColumn {
  /** From 0. */
  readonly index: number
  /** Empty where there is none. */
  readonly head: string
  /** Absent where the column was not read. */
  readonly role?: ColumnRole
  /** Its head names what another column was read as. */
  readonly isRival?: boolean
  /** What it asks is 不服从. */
  readonly isNegated?: boolean
  /** The first texts in it. */
  readonly samples: readonly string[]
}

export interface TableReading {
  readonly rows: readonly ImportedRow[]
  readonly columns: readonly ReadColumn[]
  readonly skipped: readonly SkippedRow[]
  /** The lines of the heads, from 1; absent where columns were told apart by what stands in them. */
  readonly headLines?: { readonly from: number; readonly to: number }
  /** Lists that stand side by side. */
  readonly blocks: number
  /** Lines with a cell of which only the beginning was read. */
  readonly cutLines: readonly number[]
}

/** Nothing of it can be read. `isBig`: it holds more than a list does. */
export interface UnreadTable {
  readonly problem: string
  readonly isBig?: boolean
}
export type ReadTable = TableReading | UnreadTable

/** More rows than any list has, one row a major, and than anybody would look through. */
const MOST_ROWS = 1000
const MOST_CELLS = 200_000
const MOST_COLUMNS = 300
const SAMPLES = 3

/**
 * Reads the rows of a table of cells. Columns stand in any order, under heads or without, one list or several side by
 * side.
 */
export function readTable(cells: readonly (readonly unknown[])[], options: TableOptions = {}): ReadTable {
  if (cells.reduce((count, row) => count + row.length, 0) > MOST_CELLS)
    return { problem: `表里超过 ${MOST_CELLS / 10_000} 万格，不像一份志愿表。`, isBig: true }
  const most = cells.reduce((widest, row) => Math.max(widest, row.length), 0)
  if (most > MOST_COLUMNS) return { problem: `表里有 ${most} 列，不像一份志愿表。`, isBig: true }
  const table = cells.map((row) => row.map(cellText))
  if (table.every((row) => row.every((cell) => cell === ''))) return { problem: '表是空的。' }
  const heads = tableHeads(table)
  const first = heads ? heads.to + 1 : 0
  const data = table.slice(first)
  const width = table.reduce((most, row) => Math.max(most, row.length), 0)
  // Heads that stand on every page, sums and notes say nothing of what is in a column.
  const listed = data.filter((row) => !isRepeatedHead(row, heads?.rows ?? []) && !remarkIn(row))
  const reported = heads ? rolesOfHeads(heads.texts, listed, options) : rolesOfCells(listed, width, options)
  const chosen = withChosen(reported, width, options.roles)
  const blocks = blocksOf(chosen, heads?.texts ?? [])
    .map((block) => withoutRivals(block, data, options))
    .filter((block) => block.some(({ role }) => role && isKey(role)))
  if (blocks.length === 0) {
    return {
      problem: '没有看出哪一列是院校。在最上面一行写上“院校名称”或“院校代码”，下面每行一个志愿，再试一次。',
    }
  }
  const skipped: SkippedRow[] = table.slice(0, heads?.from ?? 0).flatMap((row, at) => {
    const text = textOf(row)
    return text === '' ? [] : [{ line: at + 1, text, why: '标题' as const }]
  })
  const rows = blocks.flatMap((block, at) => {
    const read = tableRows(block, data, first, heads?.rows ?? [], at === 0)
    skipped.push(...read.skipped)
    return read.rows
  })
  if (rows.length === 0) return { problem: '表头下面没有志愿。' }
  if (rows.length > MOST_ROWS) {
    return { problem: `表里有 ${rows.length} 行，超过 ${MOST_ROWS} 行，不像一份志愿表。`, isBig: true }
  }
  const roleAt = new Map(blocks.flat().map((column) => [column.index, column]))
  return {
    rows,
    columns: chosen.flatMap(({ index }) => {
      const head = heads?.texts[index] ?? ''
      const samples = data.flatMap((row) => row[index] || []).slice(0, SAMPLES)
      const column = roleAt.get(index)
      if (head === '' && samples.length === 0) return []
      return [
        {
          index,
          head,
          samples,
          ...(column?.role && { role: column.role }),
          ...(column?.isRival && { isRival: true }),
          ...(column?.role && column.isNegated && { isNegated: true }),
        },
      ]
    }),
    skipped: skipped.toSorted((a, b) => a.line - b.line),
    ...(heads && { headLines: { from: heads.from + 1, to: heads.to + 1 } }),
    blocks: blocks.length,
    cutLines: cells.flatMap((row, at) => (row.some(isLongCell) ? [at + 1] : [])),
  }
}

/** Columns with what somebody says that they are. */
function withChosen(
  columns: readonly Column[],
  width: number,
  roles: TableOptions['roles'],
): readonly Column[] {
  const known = new Map(columns.map((column) => [column.index, column]))
  return Array.from({ length: width }, (_, index): Column => {
    const { role, ...rest } = known.get(index) ?? { index }
    const chosen = roles?.get(index)
    if (!chosen) return { ...rest, ...(role && { role }) }
    return chosen === 'none' ? { index } : { ...rest, role: chosen, isPlain: true }
  })
}
