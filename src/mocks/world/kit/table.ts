/**
 * Fact tables written as text: one row per line, cells separated by `|`, blank lines and `#` comments skipped. Given by
 * name (`{ CONTROL_LINES }`), so that an error can say which table is damaged. Several tables with the same columns are
 * read one after the other.
 */
export type Tables = Readonly<Record<string, string>>

/** How a cell is read; the reader throws a word on a cell that it cannot read. */
export interface Column<T> {
  readonly read: (cell: string) => T
  /** `last`: the cell may be missing at the end of a row. `rest`: the column takes all cells from here on. */
  readonly reach?: 'last' | 'rest'
}

type Columns = Readonly<Record<string, Column<unknown>>>

export type Row<C extends Columns> = {
  readonly [K in keyof C]: C[K] extends Column<infer T> ? T : never
}

export const text: Column<string> = { read: (cell) => cell }

export const number: Column<number> = { read: readNumber }

/** A share that the table keeps in hundredths. */
export const hundredths: Column<number> = { read: (cell) => readNumber(cell) / 100 }

/** The parts of a cell; none in an empty one. */
export function list(separator: ' ' | ',' = ' '): Column<readonly string[]> {
  return { read: (cell) => (cell === '' ? [] : cell.split(separator)) }
}

/** An empty cell is undefined. */
export function optional<T>({ read }: Column<T>): Column<T | undefined> {
  return { read: (cell) => (cell === '' ? undefined : read(cell)) }
}

/** A cell that is empty, or missing at the end of its row, is undefined. */
export function trailing<T>(column: Column<T>): Column<T | undefined> {
  return { ...optional(column), reach: 'last' }
}

/** All cells from here to the end of the row. */
export function rest<T>({ read }: Column<T>): Column<readonly T[]> {
  return { read: (cells) => cells.split('|').map(read), reach: 'rest' }
}

/** The rows of fact tables by the names of their columns. Throws on a damaged row: it must not be read on. */
export function rows<const C extends Columns>(tables: Tables, columns: C): Row<C>[] {
  const named = Object.entries(columns)
  const found: Row<C>[] = []
  for (const [table, content] of Object.entries(tables)) {
    for (const [index, line] of content.split('\n').entries()) {
      if (line === '' || line.startsWith('#')) continue
      try {
        found.push(readRow(line.split('|'), named) as Row<C>)
      } catch (error) {
        throw new Error(
          `事实表 ${table} 第 ${index + 1} 行${error instanceof Error ? error.message : ''}：${line}`,
        )
      }
    }
  }
  return found
}

function readRow(cells: readonly string[], columns: readonly (readonly [string, Column<unknown>])[]): object {
  const row: Record<string, unknown> = {}
  let taken = 0
  for (const [name, { read, reach }] of columns) {
    const cell = reach === 'rest' ? cells.slice(taken).join('|') : (cells[taken] ?? (reach && ''))
    taken = reach === 'rest' ? cells.length : taken + 1
    if (cell === undefined) throw new Error(`缺少“${name}”列`)
    row[name] = readCell(name, cell, read)
  }
  if (cells.length > taken) throw new Error(`多出 ${cells.length - taken} 列`)
  return row
}

function readCell<T>(name: string, cell: string, read: (cell: string) => T): T {
  try {
    return read(cell)
  } catch (error) {
    throw new Error(`的“${name}”列${error instanceof Error ? error.message : ''}`)
  }
}

function readNumber(cell: string): number {
  const value = Number(cell)
  if (cell === '' || Number.isNaN(value)) throw new Error('不是数')
  return value
}
