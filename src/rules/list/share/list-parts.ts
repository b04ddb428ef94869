import { checksum } from './address-text'
import { listToAddress } from './list-address'
import type { SharedList, SharedRow } from './shared-list'

/**
 * A list cut into parts whose addresses have at most `longest` characters each, in its order; the list itself where that
 * is short enough. A single row may be longer. Each part opens by itself.
 */
export function partsOf(list: SharedList, longest: number): SharedList[] {
  if (listToAddress(list).length <= longest) return [list]
  const { rows } = list
  const name = checksum(JSON.stringify(list))
  const partAt = (from: number, to: number): SharedList => ({
    ...list,
    rows: rows.slice(from, to),
    part: { list: name, from: from + 1, of: rows.length },
  })
  const parts: SharedList[] = []
  for (let from = 0; from < rows.length; ) {
    let to = from + 1
    while (to < rows.length && listToAddress(partAt(from, to + 1)).length <= longest) to += 1
    parts.push(partAt(from, to))
    from = to
  }
  return parts
}

/** What parts of one list say together. */
export interface JoinedParts {
  readonly list: SharedList
  /** Places that no part has, as ranges from 1. */
  readonly missing: readonly (readonly [from: number, to: number])[]
}

/** A part with what other parts of the same list add; the list has no part left once it is whole. */
export function joinedParts(opened: SharedList, others: readonly SharedList[]): JoinedParts {
  const { part } = opened
  if (!part) return { list: opened, missing: [] }
  const placed = new Map<number, SharedRow>()
  for (const { rows, part: other } of [...others, opened]) {
    if (other?.list !== part.list || other.of !== part.of) continue
    for (const [at, row] of rows.entries()) placed.set(other.from + at, row)
  }
  const missing: [number, number][] = []
  for (let place = 1; place <= part.of; place += 1) {
    if (placed.has(place)) continue
    const last = missing.at(-1)
    if (last && last[1] === place - 1) last[1] = place
    else missing.push([place, place])
  }
  if (missing.length > 0) return { list: opened, missing }
  const { part: _, ...whole } = opened
  const rows = Array.from({ length: part.of }, (_, at) => placed.get(at + 1)).filter(
    (row) => row !== undefined,
  )
  return { list: { ...whole, rows }, missing }
}
