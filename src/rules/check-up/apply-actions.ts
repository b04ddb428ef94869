import type { Action } from './finding'
import type { ApplicationList, ListRow } from './list-input'

type Added = Extract<Action, { do: 'add' }>

interface Placed {
  /** Its place in the list as it was checked; absent for a new row. */
  readonly place?: number
  readonly row: ListRow
}

/**
 * A list with the steps of a remedy done. `supply` gives the candidate for a new row, with how many have been asked for
 * before; without one the step is left out.
 */
export function applyActions(
  list: ApplicationList,
  actions: readonly Action[],
  supply: (wanted: Added, before: number) => ListRow | undefined,
): ApplicationList {
  let rows: readonly Placed[] = list.rows.map((row, index) => ({ place: index + 1, row }))
  let asked = 0
  for (const action of actions) {
    if (action.do === 'add') {
      const row = supply(action, asked++)
      if (row)
        rows = inserted(
          rows,
          { row },
          rows.findIndex(({ place }) => place === action.before),
        )
    } else rows = changed(rows, action)
  }
  return { ...list, rows: rows.map(({ row }) => row) }
}

function changed(rows: readonly Placed[], action: Exclude<Action, Added>): readonly Placed[] {
  const meant = rows.find(({ place }) => place === action.row)
  if (!meant) return rows
  if (action.do === 'drop') return rows.filter((item) => item !== meant)
  if (action.do === 'move')
    return inserted(
      rows.filter((item) => item !== meant),
      meant,
      action.to - 1,
    )
  const row =
    action.do === 'tick-adjust'
      ? { ...meant.row, adjust: true }
      : { ...meant.row, majors: meant.row.majors?.filter(({ name }) => name !== action.major) }
  return rows.map((item) => (item === meant ? { ...item, row } : item))
}

/** −1: at the end. */
function inserted(rows: readonly Placed[], item: Placed, index: number): readonly Placed[] {
  return index < 0 ? [...rows, item] : rows.toSpliced(index, 0, item)
}
