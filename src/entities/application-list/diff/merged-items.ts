import { type Choices, type Merge, mergeLists } from '~/rules/list/diff/merge-lists'
import type { Items } from '../edits'

/** A choice as far as two versions can differ in it. */
interface MergeRow {
  readonly key: string
  readonly adjust: boolean
  readonly majors: Items[number]['majors']
  readonly reason: string
}

export interface MergedItems extends Pick<Merge<MergeRow>, 'conflicts' | 'orderConflict'> {
  readonly items: Items
}

/** What two versions of a list make together, with what only a person can decide. */
export function mergedItems(base: Items, mine: Items, theirs: Items, choices: Choices = {}): MergedItems {
  const known = new Map([...base, ...theirs, ...mine].map((item) => [item.unitId, item]))
  const { rows, conflicts, orderConflict } = mergeLists(keyed(base), keyed(mine), keyed(theirs), choices)
  const items = rows.flatMap(({ key, adjust, majors, reason }) => {
    const { reason: _, ...item } = known.get(key) ?? {}
    return 'unitId' in item ? { ...item, adjust, majors, ...(reason !== '' && { reason }) } : []
  })
  return { items, conflicts, orderConflict }
}

function keyed(items: Items): MergeRow[] {
  return items.map(({ unitId, adjust, majors, reason = '' }) => ({ key: unitId, adjust, majors, reason }))
}

/** A version of a row for reading; a row that was taken out reads 已移除. */
export function versionText(row: MergeRow | undefined): string {
  if (!row) return '已移除'
  const majors = row.majors.map(({ majorName }) => majorName).join('、') || '没有选专业'
  return `${majors}，${row.adjust ? '服从调剂' : '不服从调剂'}${row.reason && `，理由：${row.reason}`}`
}
