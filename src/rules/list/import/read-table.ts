/** A row of a table that somebody brings, as far as its columns could be told apart. */
export interface ImportedRow {
  /** Its place in the table, from 1, heads included. */
  readonly line: number
  readonly school?: string
  readonly schoolCode?: string
  readonly group?: string
  /** In their order; each has a code, a name or both. */
  readonly majors: readonly ImportedMajor[]
  readonly adjust?: boolean
}

export interface ImportedMajor {
  readonly code?: string
  readonly name?: string
}

export type ReadTable =
  | { readonly rows: readonly ImportedRow[] }
  /** Why nothing of it can be read. */
  | { readonly problem: string }

type ColumnKind =
  | 'school'
  | 'schoolCode'
  | 'group'
  | 'adjust'
  | { readonly major: number; readonly part: 'code' | 'name' }

/** More rows than any list has, and than anybody would look through. */
const MOST_ROWS = 500
/** Titles and facts may stand above the heads. */
const HEADS_WITHIN = 15

/** Reads the rows of a table of cells, with its columns in any order. */
export function readTable(cells: readonly (readonly unknown[])[]): ReadTable {
  const table = cells.map((row) => row.map(cellText))
  if (table.every((row) => row.every((cell) => cell === ''))) return { problem: '表是空的。' }
  const heads = table.slice(0, HEADS_WITHIN).findIndex((row) => isHeads(row.map(columnOf)))
  if (heads < 0) {
    return {
      problem: '没有找到表头。请让表里有一行写着“院校名称”或“院校代码”，下面每行一个志愿，再试一次。',
    }
  }
  const kinds = (table[heads] ?? []).map(columnOf)
  const rows = table.flatMap((row, index) => {
    const read = index > heads ? rowOf(row, kinds, index + 1) : undefined
    return read ? [read] : []
  })
  if (rows.length === 0) return { problem: '表头下面没有志愿。' }
  if (rows.length > MOST_ROWS)
    return { problem: `表里有 ${rows.length} 行，超过 ${MOST_ROWS} 行，不像一份志愿表。` }
  return { rows }
}

/** A cell as text: `="003"`, which keeps a zero in a spreadsheet, says 003. No formula is worked out. */
function cellText(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  return /^="(.*)"$/.exec(text)?.[1] ?? text.replace(/^'/, '')
}

/** A group can name its school too: 院校专业组代码 begins with the code of the school in some provinces. */
function isHeads(kinds: readonly (ColumnKind | undefined)[]): boolean {
  return kinds.includes('school') || kinds.includes('schoolCode') || kinds.includes('group')
}

function columnOf(head: string): ColumnKind | undefined {
  const text = head.replace(/[\s（）()：:_-]/g, '')
  if (/^(院校|学校|高校)(名称|名)?$/.test(text)) return 'school'
  if (/^(院校|学校|高校|国标)(代码|代号|编码|编号)$/.test(text)) return 'schoolCode'
  if (/^(院校)?专业组(代码|代号|编号|号)?$/.test(text) || text === '组号') return 'group'
  if (/服从|调剂/.test(text)) return 'adjust'
  const major = /^(?:专业|专业志愿)(\d*)(代码|代号|编码|名称)?$/.exec(text)
  if (!major) return undefined
  return {
    major: Number(major[1] || 1),
    part: major[2] === undefined || major[2] === '名称' ? 'name' : 'code',
  }
}

function rowOf(
  cells: readonly string[],
  kinds: readonly (ColumnKind | undefined)[],
  line: number,
): ImportedRow | undefined {
  const of = (kind: ColumnKind) => cells[kinds.indexOf(kind)] || undefined
  const school = of('school')
  const schoolCode = of('schoolCode')?.replace(/（.*$/, '')
  const group = of('group')
  const adjust = adjustOf(of('adjust'))
  // A foot or a rule below the choices has one cell and no column of its own.
  const filled = cells.filter((cell) => cell !== '').length
  const majors = majorsOf(cells, kinds)
  if (!school && !schoolCode && !group && majors.length === 0) return undefined
  if (filled === 1 && cells[0] !== '' && (cells[0]?.length ?? 0) > 20) return undefined
  return {
    line,
    ...(school && { school }),
    ...(schoolCode && { schoolCode }),
    ...(group && { group }),
    majors,
    ...(adjust !== undefined && { adjust }),
  }
}

function adjustOf(text: string | undefined): boolean | undefined {
  if (!text) return undefined
  if (/不|否|×|^0$|^n/i.test(text)) return false
  return /是|服从|√|✓|^1$|^y/i.test(text) ? true : undefined
}

function majorsOf(cells: readonly string[], kinds: readonly (ColumnKind | undefined)[]): ImportedMajor[] {
  const byPlace = new Map<number, ImportedMajor>()
  for (const [index, kind] of kinds.entries()) {
    const cell = cells[index]
    if (!cell || typeof kind !== 'object') continue
    byPlace.set(kind.major, { ...byPlace.get(kind.major), [kind.part]: cell })
  }
  return [...byPlace].toSorted(([a], [b]) => a - b).map(([, major]) => major)
}
