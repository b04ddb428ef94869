import type { ApplicationList, ListRow } from '~/rules/check-up/list-input'
import { type Action, type Added, type RowChanges, remediedRows } from '~/rules/list/edits'

const CHANGES: RowChanges<ListRow> = {
  adjusted: (row, adjust) => ({ ...row, adjust }),
  withoutMajor: (row, major) => ({ ...row, majors: row.majors?.filter(({ name }) => name !== major) }),
}

/** A list with a remedy done by the steps that the pages do too. */
export function repaired(
  list: ApplicationList,
  actions: readonly Action[],
  supply: (wanted: Added, before: number) => ListRow,
): ApplicationList {
  const rows = list.rows.map((row, index) => ({ row, place: index + 1 }))
  return { ...list, rows: [...remediedRows(rows, actions, CHANGES, supply)] }
}
