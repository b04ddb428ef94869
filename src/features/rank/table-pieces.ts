import type { CurvePoint } from '~/contracts/score-tables'

/** Rows above the reader's own, so that they see who stands ahead. */
const ROWS_ABOVE = 10
/** Columns in which a table stands on a desktop. */
const PIECES = 3
/** Rows around the reader's own, over all columns. */
const WINDOW = 90

/** The rows of a table from a little above one of them; all rows where none is given. */
export function rowsAround(
  rows: readonly CurvePoint[],
  centre: CurvePoint | undefined,
): readonly CurvePoint[] {
  if (!centre) return rows
  const first = Math.min(rows.indexOf(centre) - ROWS_ABOVE, rows.length - WINDOW)
  return rows.slice(Math.max(first, 0), Math.max(first, 0) + WINDOW)
}

/** Rows in columns of the same length, to be read one after the other; a short table stays one. */
export function piecesOf(rows: readonly CurvePoint[]): (readonly CurvePoint[])[] {
  const length = Math.max(Math.ceil(rows.length / PIECES), ROWS_ABOVE)
  return Array.from({ length: Math.ceil(rows.length / length) }, (_, index) =>
    rows.slice(index * length, (index + 1) * length),
  )
}

/** Names a column by its scores: 577–548 分. */
export function pieceLabel(rows: readonly CurvePoint[]): string {
  return `${rows[0]?.score}–${rows.at(-1)?.score} 分`
}
