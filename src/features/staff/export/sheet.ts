export type Cell = string | number | null | undefined

/** A table as a file has it: its heads, and the cells of each row. */
export interface Sheet {
  /** Names the file, and the sheet inside. */
  readonly name: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** What a spreadsheet would run as a formula begins so; full-width letters are read as the narrow ones. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u

/** A text that no spreadsheet takes for a formula: an apostrophe before it says that it is text. */
export function neutral(cell: Cell): Cell {
  return typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : cell
}

/** The sheet with every text neutral. */
export function neutralSheet({ name, heads, rows }: Sheet) {
  return { name, heads, rows: rows.map((row) => row.map(neutral)) }
}
