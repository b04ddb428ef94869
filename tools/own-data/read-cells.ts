import { cellText } from '~/rules/cells/cell-text'
import { columnOf, FORMAT, OF_PROVINCE, type TableName } from './format'
import type { FileReport } from './problems'

/** A row below the header: its cells by the columns of the format. */
export interface TableRow {
  /** From 1, as a spreadsheet counts. */
  readonly line: number
  /** A blank cell is undefined. */
  readonly text: (column: string) => string | undefined
}

export interface TableCells {
  readonly rows: readonly TableRow[]
  /** What stands above the header: a title may say year and subject. */
  readonly title: string
  readonly columns: ReadonlySet<string>
  /** Heads of columns that are not used. */
  readonly unused: readonly string[]
}

/** Titles and notes may stand above the header. */
const HEADER_WITHIN = 10
/** A header names at least so many columns of the table. */
const LEAST_COLUMNS = 2

const BLANK = /^([-—–_/\\·.*]+|无|暂无|未知|不详|空|null|n\/a|#n\/a)$/i
/** Where 无 is an answer. */
const SAYS_NONE = new Set(['选科要求', '学费'])
const TOTAL = /^(合计|总计|小计|共计|注|备注|说明|数据来源|来源)(\d|[:：、.\s]|$)/

/** Columns of schools alone are merged over their rows. */
const FILLED = ['院校名称', '院校代号'] as const
/** A cell is filled from above only among rows of one list. */
const SAME_LIST = ['年份', '科类', '批次'] as const

/**
 * Reads the cells of a table: finds its header, names its columns, leaves out blank rows, totals and repeated headers.
 * `saidBy`: columns that a title makes needless.
 */
export function readCells(
  table: TableName,
  raw: readonly (readonly unknown[])[],
  saidBy: (title: string) => ReadonlySet<string>,
  report: FileReport,
): TableCells | undefined {
  const clean = cleaner()
  const header = headerOf(table, raw)
  if (!header) {
    report.tell(
      '错',
      undefined,
      undefined,
      `前 ${HEADER_WITHIN} 行里没有找到表头。表头要有：${required(table).join('、')}`,
    )
    return undefined
  }
  const { at, columns, unused } = header
  const title = raw
    .slice(0, at)
    .flatMap((row) => row.map(clean))
    .filter((cell) => cell !== '')
    .join(' ')
  const reported = saidBy(title)
  const missing = required(table).filter((name) => !columns.has(name) && !reported.has(name))
  if (missing.length > 0) {
    report.tell(
      '错',
      at + 1,
      missing.join('、'),
      `缺这一列，文件没有用；表头写的是：${heads(raw[at]).join('、')}`,
    )
    return undefined
  }
  const heading = (raw[at] ?? []).map(clean)
  const rows: TableRow[] = []
  const fills = FILLED.filter((name) => columns.has(name))
  const canFill = table === '投档线' || table === '录取线' || table === '招生计划'
  let above: TableRow | undefined
  for (let index = at + 1; index < raw.length; index++) {
    const cells = (raw[index] ?? []).map(clean)
    const filled = cells.filter((cell) => cell !== '')
    if (index === at + 1 && isSecondHeader(table, filled)) continue
    if (filled.length === 0 || isNote(filled) || cells.every((cell, i) => cell === (heading[i] ?? '')))
      continue
    let line = rowOf(index + 1, cells, columns)
    if (canFill) line = withSchool(line, above, fills)
    above = line
    rows.push(line)
  }
  return { rows, title, columns: new Set(columns.keys()), unused }
}

/** Heads of two rows: below 同分排序 stand 语数成绩, 最高单科. Every row of figures has a digit. */
const isSecondHeader = (table: TableName, filled: readonly string[]) =>
  OF_PROVINCE.includes(table) && !filled.some((cell) => /\d/.test(cell))

/** What stands behind the example of a template: its row is none of the table. */
export const EXAMPLE_MARK = '← 例子 这一行不会读进去'

const isNote = (filled: readonly string[]) =>
  filled.at(-1) === EXAMPLE_MARK ||
  (filled.length <= 2 && TOTAL.test(filled[0] ?? '')) ||
  (filled.length === 1 && (filled[0] ?? '').length > 20)

const required = (table: TableName) =>
  FORMAT[table].filter(({ isRequired }) => isRequired).map(({ name }) => name)

const heads = (row: readonly unknown[] | undefined) => (row ?? []).map(cellText).filter((cell) => cell !== '')

function headerOf(table: TableName, raw: readonly (readonly unknown[])[]) {
  let best: { at: number; columns: Map<string, number>; unused: string[] } | undefined
  for (let at = 0; at < Math.min(HEADER_WITHIN, raw.length); at++) {
    const columns = new Map<string, number>()
    const own = new Set<string>()
    const unused: string[] = []
    for (const [index, cell] of (raw[at] ?? []).entries()) {
      const head = cellText(cell)
      if (head === '') continue
      const column = columnOf(table, head)
      if (!column || (columns.has(column.name) && (own.has(column.name) || !column.isOwn))) {
        unused.push(head)
        continue
      }
      columns.set(column.name, index)
      if (column.isOwn) own.add(column.name)
    }
    // 院校代号及名称 says both in one cell.
    const both = columns.get('院校代号')
    if (both !== undefined && !columns.has('院校名称') && cellText(raw[at]?.[both]).includes('名称'))
      columns.set('院校名称', both)
    if (columns.size >= LEAST_COLUMNS && columns.size > (best?.columns.size ?? 0))
      best = { at, columns, unused }
  }
  return best
}

function rowOf(line: number, cells: readonly string[], columns: ReadonlyMap<string, number>): TableRow {
  return {
    line,
    text: (column) => {
      const index = columns.get(column)
      const text = index === undefined ? '' : (cells[index] ?? '')
      return text === '' || (BLANK.test(text) && !(text === '无' && SAYS_NONE.has(column))) ? undefined : text
    },
  }
}

function withSchool(row: TableRow, above: TableRow | undefined, fills: readonly string[]): TableRow {
  if (!above || row.text('院校名称') !== undefined) return row
  const code = row.text('院校代号')
  if (code !== undefined && code !== above.text('院校代号')) return row
  if (SAME_LIST.some((name) => row.text(name) !== above.text(name))) return row
  return {
    line: row.line,
    text: (column) => (fills.includes(column) ? above.text(column) : row.text(column)),
  }
}

/** Cells of a column say the same again and again: each text is cleaned once. */
function cleaner(): (value: unknown) => string {
  const known = new Map<unknown, string>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const text = value instanceof Date ? dayText(value) : cellText(value)
    if (known.size < 200_000) known.set(value, text)
    return text
  }
}

/** A cell with a date; its time where it has one. */
function dayText(date: Date): string {
  if (Number.isNaN(date.getTime())) return ''
  const text = date.toISOString()
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 16)
}
