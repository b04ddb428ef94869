import type { ApplicationItem } from '~/contracts/application-lists'
import { itemDiff } from '~/entities/application-list/diff/item-diff'
import type { Items } from '~/entities/application-list/edits'

/** A unit in two lists; places count from 1, and are absent where a list has not got it. */
export interface AlignedRow {
  readonly item: ApplicationItem
  readonly left?: number
  readonly right?: number
  /** How many places higher it stands on the right, below 0: lower; absent where it only made room. */
  readonly up?: number
  /** Whether majors or 服从 differ. */
  readonly isChanged: boolean
  readonly other?: ApplicationItem
}

/**
 * Two lists as one: each unit once, in the order of the right; what is on the left alone stands after the row that it
 * followed there.
 */
export function alignedRows(left: Items, right: Items): readonly AlignedRow[] {
  const { moved, changed } = itemDiff(left, right)
  const places = new Map(left.map(({ unitId }, index) => [unitId, index + 1]))
  const kept = new Set(right.map(({ unitId }) => unitId))
  const upOf = new Map(moved.map(({ row, from, to }) => [row.key, from - to]))
  const changedKeys = new Set(changed.map(({ after }) => after.key))
  const rows: AlignedRow[] = right.map((item, index) => {
    const place = places.get(item.unitId)
    const up = upOf.get(item.unitId)
    const other = place === undefined ? undefined : left[place - 1]
    return {
      item,
      right: index + 1,
      isChanged: changedKeys.has(item.unitId),
      ...(place !== undefined && { left: place }),
      ...(up !== undefined && { up }),
      ...(other && { other }),
    }
  })
  for (const [index, item] of left.entries()) {
    if (kept.has(item.unitId)) continue
    const before = left[index - 1]?.unitId
    const at = rows.findIndex((row) => row.item.unitId === before)
    rows.splice(at + 1, 0, { item, left: index + 1, isChanged: false })
  }
  return rows
}

/** ↑2, ↓1, 只在左边, 只在右边; undefined where a row stands as it stood. */
export function moveText({ left, right, up }: AlignedRow): string | undefined {
  if (right === undefined) return '只在左边'
  if (left === undefined) return '只在右边'
  if (up === undefined) return undefined
  return up > 0 ? `↑${up}` : `↓${-up}`
}
