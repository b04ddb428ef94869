import type { ApplicationItem } from '~/contracts/application-lists'
import type { Items } from '~/entities/application-list/edits'
import { alignedRows } from './aligned-rows'

/** Which of two lists something is taken from. */
export type TwoSide = 'left' | 'right'

/** How two lists become one. */
export interface TwoChoice {
  /** Whose order the rows have; `both`: the next of the left, then the next of the right. */
  readonly order: TwoSide | 'both'
  /** Rows by their unit that were decided one by one: as the side has them, or not at all where it has not got them. */
  readonly sides: ReadonlyMap<string, TwoSide>
}

export interface MergedTwo {
  readonly items: Items
  /** Rows that a full list has no room for. */
  readonly left: number
}

/**
 * Two lists as one, each unit once. Of a unit in both the version of `order` is taken, of `both` that of the left; a unit
 * that the list in front has not got stays out, of `both` none does. `room` is how many rows the province allows.
 */
export function mergedTwo(
  left: Items,
  right: Items,
  { order, sides }: TwoChoice,
  room = Number.POSITIVE_INFINITY,
): MergedTwo {
  const versions = { left: byUnit(left), right: byUnit(right) }
  const usual = (unitId: string): TwoSide => {
    if (order !== 'both') return order
    return versions.left.has(unitId) ? 'left' : 'right'
  }
  const items = unitsInOrder(left, right, order).flatMap(
    (unitId) => versions[sides.get(unitId) ?? usual(unitId)].get(unitId) ?? [],
  )
  return { items: items.slice(0, room), left: Math.max(0, items.length - room) }
}

/** The version of a row that stands in the merged list; undefined where it stays out. */
export function takenSide(row: TwoVersions, { order, sides }: TwoChoice): TwoSide | undefined {
  const side = sides.get(row.unitId) ?? (order === 'both' ? (row.inLeft ? 'left' : 'right') : order)
  return (side === 'left' ? row.inLeft : row.inRight) ? side : undefined
}

interface TwoVersions {
  readonly unitId: string
  readonly inLeft: boolean
  readonly inRight: boolean
}

const byUnit = (items: Items) => new Map<string, ApplicationItem>(items.map((item) => [item.unitId, item]))

function unitsInOrder(left: Items, right: Items, order: TwoChoice['order']): readonly string[] {
  if (order !== 'both') {
    const rows = order === 'right' ? alignedRows(left, right) : alignedRows(right, left)
    return rows.map(({ item }) => item.unitId)
  }
  const turns = Array.from({ length: Math.max(left.length, right.length) }, (_, at) => [left[at], right[at]])
  return [...new Set(turns.flat().flatMap((item) => item?.unitId ?? []))]
}
