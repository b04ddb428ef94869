import { type Columns, wordsOf } from './columns'

interface Folded<Row, Sort extends string> {
  readonly columns: Columns<Row, Sort>
  /** What the columns that were left out say on every row. */
  readonly said: readonly string[]
}

/** Fewer rows repeat nothing. */
const FEWEST = 2

/**
 * Leaves out the columns that say the same on every row, and puts it into words: said once, it is read. Only columns
 * with `folds` are left out.
 */
export function foldColumns<Row, Sort extends string>(
  columns: Columns<Row, Sort>,
  rows: readonly Row[],
  childrenOf: (row: Row) => readonly Row[] = () => [],
): Folded<Row, Sort> {
  const said = new Map(
    columns.flatMap((column) => {
      if (!column.folds) return []
      const words = rows.flatMap((row) => [
        wordsOf(column, row, 0),
        ...childrenOf(row).map((child) => wordsOf(column, child, 1)),
      ])
      const same = sameWords(words)
      return same === undefined ? [] : [[column.id, column.folds(same)] as const]
    }),
  )
  return { columns: columns.filter(({ id }) => !said.has(id)), said: [...said.values()] }
}

/** The one text among several; undefined where they differ or there are too few. Absent ones do not count. */
export function sameWords(words: readonly (string | null | undefined)[]): string | undefined {
  const present = words.flatMap((text) => text || [])
  return present.length >= FEWEST && new Set(present).size === 1 ? present[0] : undefined
}
