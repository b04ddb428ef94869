import type { KeyedRow, ListDiff } from './diff-lists'

/** A row as far as a change of it has a name. */
export interface NamedRow extends KeyedRow {
  readonly name: string
  readonly adjust: boolean
  readonly majors: readonly string[]
}

/** Names that are said; beyond them a count is enough. */
const MOST_NAMED = 2

/** What made one list of another, in a few words: 移动 3 行 · 移除 北京协和 002; empty where its rows are the same. */
export function rowChanges({ added, removed, moved, changed }: ListDiff<NamedRow>): string {
  const [major, adjust] = [
    changed.filter((row) => row.before.majors.join() !== row.after.majors.join()).length,
    changed.filter((row) => row.before.adjust !== row.after.adjust).length,
  ]
  const parts = [
    moved.length > 0 && `移动 ${moved.length} 行`,
    added.length > 0 && `加入 ${namesOf(added)}`,
    removed.length > 0 && `移除 ${namesOf(removed)}`,
    major > 0 && `改了 ${major} 行的专业`,
    adjust > 0 && `改了 ${adjust} 行的服从`,
  ]
  return parts.filter(Boolean).join(' · ')
}

function namesOf(rows: readonly { readonly row: { readonly name: string } }[]): string {
  return rows.length <= MOST_NAMED ? rows.map(({ row }) => row.name).join('、') : `${rows.length} 个志愿`
}
