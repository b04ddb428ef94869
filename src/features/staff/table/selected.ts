/** What is selected of a table, by id, and the row that a range begins at. */
export interface Selected {
  readonly ids: ReadonlySet<string>
  readonly anchor?: string | undefined
}

export const NOTHING_SELECTED: Selected = { ids: new Set() }

/** After a click on the box of a row. With `range`, every row between the last one and this takes on what this becomes. */
export function toggled(selected: Selected, rows: readonly string[], id: string, range: boolean): Selected {
  const ids = new Set(selected.ids)
  const on = !ids.has(id)
  for (const member of range ? between(rows, selected.anchor, id) : [id]) {
    if (on) ids.add(member)
    else ids.delete(member)
  }
  return { ids, anchor: id }
}

function between(rows: readonly string[], from: string | undefined, to: string): readonly string[] {
  const [a, b] = [from === undefined ? -1 : rows.indexOf(from), rows.indexOf(to)]
  return a < 0 || b < 0 ? [to] : rows.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** All rows of the page, or none where all were. */
export function toggledAll(selected: Selected, rows: readonly string[]): Selected {
  const ids = new Set(selected.ids)
  const all = rows.every((id) => ids.has(id))
  for (const id of rows) {
    if (all) ids.delete(id)
    else ids.add(id)
  }
  return { ids }
}
