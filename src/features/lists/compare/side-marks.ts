import type { ListDiff } from '~/rules/list/diff/diff-lists'
import type { DiffRow } from '../diff/item-diff'

export type Mark = '只在这份' | '换了位置' | '专业或服从不同'

/** What is to be said of the rows of either list, by the unit of the row; rows that are the same have no mark. */
export function sideMarks({ added, removed, moved, changed }: ListDiff<DiffRow>): {
  readonly left: ReadonlyMap<string, readonly Mark[]>
  readonly right: ReadonlyMap<string, readonly Mark[]>
} {
  const both: [string, Mark][] = [
    ...moved.map(({ row }): [string, Mark] => [row.key, '换了位置']),
    ...changed.map(({ after }): [string, Mark] => [after.key, '专业或服从不同']),
  ]
  return {
    left: byKey([...removed.map(({ row }): [string, Mark] => [row.key, '只在这份']), ...both]),
    right: byKey([...added.map(({ row }): [string, Mark] => [row.key, '只在这份']), ...both]),
  }
}

function byKey(marks: readonly (readonly [string, Mark])[]): ReadonlyMap<string, readonly Mark[]> {
  const grouped = new Map<string, readonly Mark[]>()
  for (const [key, mark] of marks) grouped.set(key, [...(grouped.get(key) ?? []), mark])
  return grouped
}
