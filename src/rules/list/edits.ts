/** One step of a remedy that an editor can do by itself. Rows count from 1, in the list as it was checked. */
export type Action =
  | { readonly do: 'move'; readonly row: number; readonly to: number }
  | { readonly do: 'tick-adjust'; readonly row: number }
  | { readonly do: 'drop'; readonly row: number }
  | { readonly do: 'drop-major'; readonly row: number; readonly major: string }
  /** A candidate whose expected line lies between the ranks, before a row or at the end. */
  | { readonly do: 'add'; readonly before?: number; readonly lineFrom: number; readonly lineTo: number }

export type Added = Extract<Action, { do: 'add' }>

/** A row of any form, with its place (from 1) in the list that the steps are about; absent for one that came later. */
export interface PlacedRow<Row> {
  readonly place?: number | undefined
  readonly row: Row
}

/** How a row of one form is changed in itself; the same row where nothing changes. */
export interface RowChanges<Row> {
  adjusted(row: Row, adjust: boolean): Row
  withoutMajor(row: Row, major: string): Row
}

/** Rows with one of them at another place; both places count from 0, and the new one is drawn into the list. */
export function movedRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from]
  if (row === undefined) return rows
  const place = Math.min(Math.max(to, 0), rows.length - 1)
  return rows.toSpliced(from, 1).toSpliced(place, 0, row)
}

/**
 * The rows with the steps of a remedy done. `supply` gives the candidate for a new row, with how many have been asked for
 * before; without one, or without a candidate, the step is left out. So is a step about a row that is gone.
 */
export function remediedRows<Row>(
  rows: readonly PlacedRow<Row>[],
  actions: readonly Action[],
  changes: RowChanges<Row>,
  supply: (wanted: Added, before: number) => Row | undefined = () => undefined,
): readonly Row[] {
  let now = rows
  let asked = 0
  for (const action of actions) {
    if (action.do !== 'add') {
      now = rowsAfter(now, action, changes)
      continue
    }
    const row = supply(action, asked++)
    const before = now.findIndex(({ place }) => place !== undefined && place === action.before)
    if (row !== undefined) now = now.toSpliced(before < 0 ? now.length : before, 0, { row })
  }
  return now.map(({ row }) => row)
}

function rowsAfter<Row>(
  rows: readonly PlacedRow<Row>[],
  action: Exclude<Action, Added>,
  changes: RowChanges<Row>,
): readonly PlacedRow<Row>[] {
  const at = rows.findIndex(({ place }) => place === action.row)
  const meant = rows[at]
  if (!meant) return rows
  switch (action.do) {
    case 'move':
      return movedRow(rows, at, action.to - 1)
    case 'drop':
      return rows.toSpliced(at, 1)
    case 'tick-adjust':
      return rows.with(at, { ...meant, row: changes.adjusted(meant.row, true) })
    case 'drop-major':
      return rows.with(at, { ...meant, row: changes.withoutMajor(meant.row, action.major) })
  }
}
