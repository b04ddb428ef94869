import type { EntryRow } from './entry-codes'

/** The tokens of one line of what the official form confirms. */
export type ConfirmedLine = readonly string[]

/**
 * The lines of a pasted confirmation, each as its codes and 是 or 否: names are left out, and so is the number of the line
 * where each line begins with its own.
 */
export function confirmedLines(text: string): readonly ConfirmedLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.split(/[\s,，;；:：|]+/).flatMap(tokenOf))
    .filter((tokens) => tokens.length > 0)
  const isNumbered = lines.length > 0 && lines.every(([first], at) => Number(first) === at + 1)
  return isNumbered ? lines.map((tokens) => tokens.slice(1)) : lines
}

function tokenOf(text: string): string[] {
  if (/^(是|否|不?服从(调剂)?)$/.test(text)) return [/^(是|服从)/.test(text) ? '是' : '否']
  return /^[0-9A-Za-z]+$/.test(text) ? [text] : []
}

/** What a comparison has covered: it says nothing of the rest. */
export interface Compared {
  readonly differences: readonly string[]
  /** Rows that were compared, from the first on, and rows that have not been pasted yet. */
  readonly rows: number
  readonly missing: number
  /** Places of rows whose 服从 was not pasted: codes alone do not tell it. */
  readonly withoutConsent: readonly number[]
}

/** What differs between the rows that were pasted and the list, and what was not compared. */
export function comparedCodes(rows: readonly EntryRow[], lines: readonly ConfirmedLine[]): Compared {
  const pasted = rows.slice(0, lines.length)
  const withoutConsent = pasted.flatMap(({ place, adjust }, at) =>
    adjust === undefined || lines[at]?.some(isConsent) ? [] : place,
  )
  return {
    differences: codeDifferences(rows, lines),
    rows: pasted.length,
    missing: rows.length - pasted.length,
    withoutConsent,
  }
}

const isConsent = (token: string) => token === '是' || token === '否'

function codeDifferences(rows: readonly EntryRow[], lines: readonly ConfirmedLine[]): readonly string[] {
  const said: string[] = []
  const swapped = new Set<number>()
  for (const [at, row] of rows.entries()) {
    const line = lines[at]
    if (swapped.has(at) || !line || isSame(row, line)) continue
    const other = rows.findIndex(
      (one, index) => index > at && isSame(one, line) && isSameLine(row, lines[index]),
    )
    const wanted = rows[other]
    if (wanted) {
      swapped.add(other)
      said.push(`第 ${row.place} 行与第 ${wanted.place} 行互换了`)
    } else said.push(...rowDifferences(row, line))
  }
  for (const line of lines.slice(rows.length)) said.push(`多出一行：${line.join(' ')}`)
  return said
}

/** Codes alone; what the form says of 服从 is compared where it says it. */
function isSame(row: EntryRow, line: ConfirmedLine): boolean {
  return rowDifferences(row, line).length === 0
}

function isSameLine(row: EntryRow, line: ConfirmedLine | undefined): boolean {
  return line !== undefined && isSame(row, line)
}

function rowDifferences({ place, codes, adjust }: EntryRow, line: ConfirmedLine): readonly string[] {
  const given = line.filter((token) => !isConsent(token))
  const consent = line.find(isConsent)
  const wrong = codes.flatMap(({ code }, at) => (given[at] === code ? [] : at))
  const said: string[] = []
  const [first, second] = wrong
  const [a, b] = [codes[first ?? -1], codes[second ?? -1]]
  const isSwap =
    wrong.length === 2 &&
    a !== undefined &&
    b !== undefined &&
    given[first ?? -1] === b.code &&
    given[second ?? -1] === a.code
  if (isSwap) said.push(`第 ${place} 行 ${a.field} 与 ${b.field} 互换了`)
  else {
    for (const at of wrong) {
      const { field, code } = codes[at] ?? { field: '', code: '' }
      const found = given[at]
      said.push(`第 ${place} 行 ${field} 应为 ${code}，${found === undefined ? '没有填' : `填成了 ${found}`}`)
    }
  }
  const more = given.slice(codes.length)
  if (more.length > 0) said.push(`第 ${place} 行多填了 ${more.join(' ')}`)
  if (adjust !== undefined && consent !== undefined && (consent === '是') !== adjust) {
    said.push(`第 ${place} 行 服从调剂应为“${adjust ? '是' : '否'}”，填成了“${consent}”`)
  }
  return said
}
