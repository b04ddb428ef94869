import { isKey, type Table } from './column'
import { readHead } from './column-roles'

/** Titles and facts may stand above the heads. */
const HEADS_WITHIN = 30

export interface Heads {
  /** Rows of the table, from 0. */
  readonly from: number
  readonly to: number
  /** One text a column, of all rows of the heads. */
  readonly texts: readonly string[]
  readonly rows: Table
}

/**
 * The heads: the first row that names a school, its code or its group. Rows above and below that belong to it count.
 */
export function tableHeads(table: Table): Heads | undefined {
  const near = table.slice(0, HEADS_WITHIN).map((row) => row.map(readHead))
  const plain = near.findIndex((row) => row.some(({ role, isPlain }) => role && isKey(role) && isPlain))
  const some = near.findIndex(
    (row) => row.some(({ role }) => role && isKey(role)) && row.filter(({ role }) => role).length > 1,
  )
  const found = plain >= 0 && (some < 0 || plain <= some || !isBelow(table, some, plain)) ? plain : some
  const alone = found >= 0 ? found : near.findIndex((row) => row.some(({ role }) => role && isKey(role)))
  if (alone < 0) return undefined
  let from = alone
  let to = alone
  while (from > 0 && isBelow(table, from - 1, from)) from--
  while (to + 1 < table.length && to - from < 2 && isBelow(table, to, to + 1, from)) to++
  const rows = table.slice(from, to + 1)
  return { from, to, rows, texts: joinedHeads(rows) }
}

/** Whether a row is the lower part of the heads above it: words of heads alone, or numbers of majors. */
function isBelow(table: Table, above: number, below: number, from = above): boolean {
  const top = joinedHeads(table.slice(from, above + 1))
  const low = table[below] ?? []
  const filled = low.flatMap((text, at) => (text === '' ? [] : [{ text, at }]))
  const tops = top.filter((text) => text !== '')
  if (below !== above + 1 || filled.length === 0 || tops.length < 2) return false
  if (tops.some((text) => text.length > 12) || !top.some((text) => readHead(text).role)) return false
  const isSame = filled.every(({ text, at }) => top[at] === text)
  return (
    !isSame &&
    filled.every(({ text, at }) => {
      const { role, beside } = readHead(text)
      if (role || beside) return true
      return /^第?\d{1,2}$/.test(text) && !text.startsWith('0') && /专业/.test(topOf(top, at))
    })
  )
}

/** The head above a column; one that is merged over several stands at the first of them. */
function topOf(row: readonly string[], at: number): string {
  for (let index = at; index >= 0; index--) if (row[index]) return row[index] ?? ''
  return ''
}

function joinedHeads(rows: Table): string[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: width }, (_, at) => {
    const texts = rows.map((row, level) => {
      const hasBelow = rows.slice(level + 1).some((low) => low[at])
      return row[at] || (hasBelow ? topOf(row, at) : '')
    })
    // A head of two rows is whole where the lower says it all; the upper may be another's, merged over it.
    const last = texts.findLast((text) => text !== '') ?? ''
    const own = readHead(last)
    return own.isPlain && own.role !== 'majorName' && own.role !== 'majorCode' ? last : texts.join('')
  })
}

/** Whether a row is one of the heads once more, as on every page of a print. `from`: the column of its first cell. */
export function isRepeatedHead(cells: readonly string[], heads: Table, from = 0): boolean {
  const isFilled = cells.filter((cell) => cell !== '').length > 1
  return isFilled && heads.some((head) => cells.every((cell, at) => cell === '' || cell === head[from + at]))
}
