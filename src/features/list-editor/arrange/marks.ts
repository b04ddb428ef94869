/** The marked rows by their units, and the row from which a range is marked. */
export interface Marks {
  readonly units: ReadonlySet<string>
  readonly from: string | undefined
}

export const NO_MARKS: Marks = { units: new Set(), from: undefined }

/** One row marked, or no longer. A range begins at it. */
export function toggled({ units }: Marks, unitId: string): Marks {
  const next = new Set(units)
  if (!next.delete(unitId)) next.add(unitId)
  return { units: next, from: unitId }
}

/** All rows from where marking began to a row; `order` is that of the screen. The row itself where nothing began. */
export function extended({ units, from }: Marks, order: readonly string[], unitId: string): Marks {
  const start = order.indexOf(from ?? unitId)
  const end = order.indexOf(unitId)
  const first = start < 0 ? end : Math.min(start, end)
  const range = order.slice(first, Math.max(start, end) + 1)
  return { units: new Set([...units, ...range]), from: start < 0 ? unitId : (from ?? unitId) }
}

/** The marks without rows that are gone. */
export function marksAmong({ units }: Marks, order: readonly string[]): ReadonlySet<string> {
  return new Set(order.filter((unitId) => units.has(unitId)))
}
