import { cellText, isLongCell, splitOutside } from './cell-text'
import { adjustOf, type ColumnRole, type HeadReading, readHead } from './column-roles'

/** A row of a table that somebody brings, as far as its columns could be told apart. */
export interface ImportedRow {
  /** Its place in the table, from 1, heads included. */
  readonly line: number
  /** What the table numbers it as; rows are read in the order in which they stand. */
  readonly order?: number
  readonly school?: string
  readonly schoolCode?: string
  readonly group?: string
  /** In their order; each has a code, a name or both. */
  readonly majors: readonly ImportedMajor[]
  readonly adjust?: boolean
  /** All that was said of it, where several rows are one. */
  readonly adjusts?: readonly boolean[]
  /** What stands in the column of 服从 and says neither. */
  readonly unclearAdjust?: string
  /** The school is that of the row above: its own cell is empty. */
  readonly isFilled?: boolean
}

export interface ImportedMajor {
  readonly code?: string
  readonly name?: string
}

/** A column with what it was read as. */
export interface ReadColumn {
  /** From 0. */
  readonly index: number
  /** Empty where there is none. */
  readonly head: string
  /** Absent where the column was not read. */
  readonly role?: ColumnRole
  /** Its head names what another column was read as. */
  readonly isRival?: boolean
  /** The first texts in it. */
  readonly samples: readonly string[]
}

/** A row that is no choice, and why. */
export interface SkippedRow {
  readonly line: number
  readonly text: string
  readonly why: '标题' | '又是表头' | '合计' | '说明' | '没有院校'
}

export interface TableReading {
  readonly rows: readonly ImportedRow[]
  readonly columns: readonly ReadColumn[]
  readonly skipped: readonly SkippedRow[]
  /** The lines of the heads, from 1; absent where columns were told apart by what stands in them. */
  readonly headLines?: { readonly from: number; readonly to: number }
  /** Lists that stand side by side. */
  readonly blocks: number
  /** Lines with a cell of which only the beginning was read. */
  readonly cutLines: readonly number[]
}

/** Nothing of it can be read. `isBig`: it holds more than a list does. */
export interface UnreadTable {
  readonly problem: string
  readonly isBig?: boolean
}
export type ReadTable = TableReading | UnreadTable

export interface TableOptions {
  /** What somebody says that a column is, by its index from 0. */
  readonly roles?: ReadonlyMap<number, ColumnRole | 'none'>
  /** Whether a text names a school: tells columns apart that have no heads, or several that could be meant. */
  readonly isSchool?: (text: string) => boolean
  /** Whether a text is the code of a school, or begins with one and has that of a group behind it. */
  readonly isSchoolCode?: (code: string) => 'school' | 'group' | undefined
  /** False where the form has no groups, so that a short code is that of a major. */
  readonly hasGroups?: boolean
}

/** More rows than any list has, one row a major, and than anybody would look through. */
const MOST_ROWS = 1000
const MOST_CELLS = 200_000
const MOST_COLUMNS = 300
/** Titles and facts may stand above the heads. */
const HEADS_WITHIN = 30
const SAMPLES = 3

/** Reads the rows of a table of cells, with its columns in any order, under heads or without, one list or several side by side. */
export function readTable(cells: readonly (readonly unknown[])[], options: TableOptions = {}): ReadTable {
  if (cells.reduce((count, row) => count + row.length, 0) > MOST_CELLS)
    return { problem: `表里超过 ${MOST_CELLS / 10_000} 万格，不像一份志愿表。`, isBig: true }
  const most = cells.reduce((widest, row) => Math.max(widest, row.length), 0)
  if (most > MOST_COLUMNS) return { problem: `表里有 ${most} 列，不像一份志愿表。`, isBig: true }
  const table = cells.map((row) => row.map(cellText))
  if (table.every((row) => row.every((cell) => cell === ''))) return { problem: '表是空的。' }
  const heads = headsOf(table)
  const first = heads ? heads.to + 1 : 0
  const data = table.slice(first)
  const width = table.reduce((most, row) => Math.max(most, row.length), 0)
  // Heads that stand on every page say nothing of what is below them.
  const told = heads
    ? rolesOfHeads(
        heads.texts,
        data.filter((row) => !isHeadsAgain(row, heads.rows)),
        options,
      )
    : rolesOfCells(data, width, options)
  const chosen = withChosen(told, width, options.roles)
  const blocks = blocksOf(chosen, heads?.texts ?? [])
    .map((block) => withoutRivals(block, data, options))
    .filter((block) => block.some(({ role }) => role && isKey(role)))
  if (blocks.length === 0) {
    return {
      problem: '没有找到表头。请让表里有一行写着“院校名称”或“院校代码”，下面每行一个志愿，再试一次。',
    }
  }
  const skipped: SkippedRow[] = table.slice(0, heads?.from ?? 0).flatMap((row, at) => {
    const text = textOf(row)
    return text === '' ? [] : [{ line: at + 1, text, why: '标题' as const }]
  })
  const rows = blocks.flatMap((block, at) => {
    const read = rowsOf(block, data, first, heads?.rows ?? [], at === 0)
    skipped.push(...read.skipped)
    return read.rows
  })
  if (rows.length === 0) return { problem: '表头下面没有志愿。' }
  if (rows.length > MOST_ROWS) {
    return { problem: `表里有 ${rows.length} 行，超过 ${MOST_ROWS} 行，不像一份志愿表。`, isBig: true }
  }
  const roleAt = new Map(blocks.flat().map((column) => [column.index, column]))
  return {
    rows,
    columns: chosen.flatMap(({ index }) => {
      const head = heads?.texts[index] ?? ''
      const samples = data.flatMap((row) => row[index] || []).slice(0, SAMPLES)
      const column = roleAt.get(index)
      if (head === '' && samples.length === 0) return []
      return [
        {
          index,
          head,
          samples,
          ...(column?.role && { role: column.role }),
          ...(column?.isRival && { isRival: true }),
        },
      ]
    }),
    skipped: skipped.toSorted((a, b) => a.line - b.line),
    ...(heads && { headLines: { from: heads.from + 1, to: heads.to + 1 } }),
    blocks: blocks.length,
    cutLines: cells.flatMap((row, at) => (row.some(isLongCell) ? [at + 1] : [])),
  }
}

type Table = readonly (readonly string[])[]

interface Heads {
  /** Rows of the table, from 0. */
  readonly from: number
  readonly to: number
  /** One text a column, of all rows of the heads. */
  readonly texts: readonly string[]
  readonly rows: Table
}

const isKey = (role: ColumnRole): boolean => role === 'school' || role === 'schoolCode' || role === 'group'

/** The heads: the first row that names a school, its code or its group, with those above and below that belong to it. */
function headsOf(table: Table): Heads | undefined {
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

interface Column extends HeadReading {
  readonly index: number
  readonly isRival?: boolean
}

function rolesOfHeads(texts: readonly string[], data: Table, options: TableOptions): Column[] {
  const columns: Column[] = []
  for (const [index, text] of texts.entries()) {
    const read = readHead(text)
    const before = columns.findLast(({ role }) => role !== undefined)
    const column: Column = { index, ...(read.beside ? besideOf(read.beside, before, data, index) : read) }
    columns.push({ ...column, ...roleByCells(column, data, options) })
  }
  return columns
}

/** 代码 beside 院校 is that of the school where it is long, else that of the group; beside a major, its own. */
function besideOf(
  part: 'code' | 'name',
  before: Column | undefined,
  data: Table,
  index: number,
): HeadReading {
  const role = before?.role
  if (role === 'majorName' || role === 'majorCode') {
    return {
      role: part === 'code' ? 'majorCode' : 'majorName',
      ...(before?.number !== undefined && { number: before.number }),
    }
  }
  if (part === 'name') return role === 'group' ? { role: 'majorName' } : { role: 'school' }
  if (role !== 'school') return role === 'schoolCode' ? { role: 'group' } : { role: 'schoolCode' }
  const lengths = cellsIn(data, index).map((cell) => cell.length)
  return { role: Math.max(0, ...lengths) <= 3 ? 'group' : 'schoolCode' }
}

const cellsIn = (data: Table, index: number): string[] => data.flatMap((row) => row[index] || []).slice(0, 60)

function shareOf(cells: readonly string[], fits: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(fits).length / cells.length
}

const looksLikeSchool = (text: string, { isSchool }: TableOptions): boolean =>
  isSchool?.(text) || /(大学|学院|学校|校区|医学部)/.test(text)
const isNumber = (text: string) => /^\d+$/.test(text)
const isCode = (text: string) => /^[A-Z]{0,2}\d+$/i.test(text)

/** What stands in a column can say other than its head: 院校专业组 with the names of schools. */
function roleByCells({ index, role }: Column, data: Table, options: TableOptions): { role?: ColumnRole } {
  const cells = cellsIn(data, index)
  if (!role || cells.length < Math.min(2, data.length)) return {}
  const areSchools = shareOf(cells, (cell) => looksLikeSchool(cell, options)) > 0.5
  if (role === 'group' || role === 'schoolCode' || role === 'order') {
    if (areSchools) return { role: 'school' }
  }
  if (role === 'school' && shareOf(cells, isCode) > 0.9) return { role: 'schoolCode' }
  if (role === 'majorName' && shareOf(cells, (cell) => isCode(cell) && cell.length <= 3) > 0.9)
    return { role: 'majorCode' }
  if (role === 'majorCode' && shareOf(cells, (cell) => /\p{Script=Han}/u.test(cell)) > 0.9)
    return { role: 'majorName' }
  return {}
}

/** Columns that have no heads, told apart by what stands in them; none where no column names schools. */
function rolesOfCells(data: Table, width: number, options: TableOptions): Column[] {
  const { isSchool, isSchoolCode, hasGroups = true } = options
  if (!isSchool || !isSchoolCode) return []
  const all = Array.from({ length: width }, (_, index) => ({ index, cells: cellsIn(data, index) }))
  const share = (fits: (cell: string) => boolean) =>
    all.map(({ index, cells }) => ({
      index,
      share: cells.length > 1 || data.length === 1 ? shareOf(cells, fits) : 0,
    }))
  const most = (shares: readonly { index: number; share: number }[], least: number) =>
    shares.filter((one) => one.share >= least)
  const schools = most(share(isSchool), 0.4)
  const codes = most(
    share((cell) => isCode(cell) && cell.length >= 4 && isSchoolCode(cell) === 'school'),
    0.8,
  )
  const groups = most(
    share((cell) => isSchoolCode(cell) === 'group'),
    0.8,
  )
  const key = schools[0] ?? codes[0] ?? groups[0]
  if (!key) return []
  const columns: Column[] = []
  const choices = all[key.index]?.cells.length ?? 0
  for (const { index, cells } of all) {
    const isDense = 2 * cells.length >= choices
    const is = (list: readonly { index: number }[]) => list.some((one) => one.index === index)
    const has = (role: ColumnRole) => columns.some((column) => column.role === role)
    let role: ColumnRole | undefined
    if (cells.length === 0) role = undefined
    else if (is(schools)) role = 'school'
    else if (is(codes)) role = 'schoolCode'
    else if (is(groups) && schools.length + codes.length === 0) role = 'group'
    else if (index < key.index && shareOf(cells, isNumber) === 1 && !has('order')) role = 'order'
    else if (shareOf(cells, (cell) => adjustOf(cell) !== undefined && !isNumber(cell)) > 0.9) role = 'adjust'
    else if (
      index > key.index &&
      hasGroups &&
      isDense &&
      !has('group') &&
      isGroupColumn(cells, has('majorName'))
    )
      role = 'group'
    else if (index > key.index && has('majorName') === false && shareOf(cells, isCode) > 0.9)
      role = 'majorCode'
    else if (index > key.index && shareOf(cells, (cell) => isCode(cell) && cell.length <= 3) > 0.9)
      role = 'majorCode'
    else if (index > key.index && shareOf(cells, (cell) => /\p{Script=Han}{2}/u.test(cell)) > 0.6)
      role = 'majorName'
    columns.push({ index, ...(role && { role }) })
  }
  return columns
}

/** Codes of groups; behind the name of a major only those that are no code of one. */
const isGroupColumn = (cells: readonly string[], isBehindMajor: boolean): boolean =>
  shareOf(cells, (cell) => /组$/.test(cell) || /^[A-Z]?\d{3}$/i.test(cell)) > 0.9 ||
  (!isBehindMajor && shareOf(cells, (cell) => /^[A-Z]?\d{1,3}$/i.test(cell)) > 0.9)

function withChosen(
  columns: readonly Column[],
  width: number,
  roles: TableOptions['roles'],
): readonly Column[] {
  const known = new Map(columns.map((column) => [column.index, column]))
  return Array.from({ length: width }, (_, index): Column => {
    const { role, ...rest } = known.get(index) ?? { index }
    const chosen = roles?.get(index)
    if (!chosen) return { ...rest, ...(role && { role }) }
    return chosen === 'none' ? { index } : { ...rest, role: chosen, isPlain: true }
  })
}

/** Lists that stand side by side: the same heads begin anew. */
function blocksOf(columns: readonly Column[], heads: readonly string[]): Column[][] {
  const keys = columns.filter(({ role }) => role && isKey(role))
  const isRepeated = (column: Column) =>
    keys.some(
      ({ index, role }) =>
        index < column.index && role === column.role && heads[index] === heads[column.index],
    )
  const repeated = keys.filter(isRepeated)
  const starts = repeated.filter(({ role }) => role === repeated[0]?.role).map(({ index }) => index)
  // The number of a choice stands before its school.
  const begins = starts.map((at) => (columns[at - 1]?.role === 'order' ? at - 1 : at))
  const blocks: Column[][] = [[]]
  for (const column of columns) {
    if (begins.includes(column.index)) blocks.push([])
    blocks.at(-1)?.push(column)
  }
  return blocks
}

const SINGLE: readonly ColumnRole[] = ['order', 'school', 'schoolCode', 'group', 'adjust']

/** Of several columns that could be meant the one with a plain head is, or that whose cells fit best. */
function withoutRivals(block: readonly Column[], data: Table, options: TableOptions): Column[] {
  const kept = new Set(
    SINGLE.flatMap((role) => {
      const rivals = block.filter((column) => column.role === role)
      const fitness = (column: Column) =>
        Number(options.roles?.has(column.index) ?? false) * 4 +
        shareOf(cellsIn(data, column.index), (cell) => fits(role, cell, options)) * 2 +
        Number(column.isPlain ?? false)
      return rivals.toSorted((a, b) => fitness(b) - fitness(a))[0] ?? []
    }),
  )
  return block.map((column) => {
    if (!column.role || !SINGLE.includes(column.role) || kept.has(column)) return column
    const { role: _, ...rest } = column
    return { ...rest, isRival: true }
  })
}

function fits(role: ColumnRole, cell: string, options: TableOptions): boolean {
  if (role === 'school') return looksLikeSchool(cell, options)
  if (role === 'adjust') return adjustOf(cell) !== undefined
  if (role === 'schoolCode') return options.isSchoolCode?.(cell) === 'school' || /^\d{4,5}$/.test(cell)
  return role === 'order' ? isNumber(cell) : /\d/.test(cell)
}

/** The columns of each major, in the order of the majors. */
function majorColumns(block: readonly Column[]): readonly { code?: number; name?: number }[] {
  const own = block.filter(({ role }) => role === 'majorCode' || role === 'majorName')
  const codes = own.filter(({ role }) => role === 'majorCode')
  const names = own.filter(({ role }) => role === 'majorName')
  const areNumbered = [codes, names].every(
    (list) => new Set(list.map(({ number }) => number)).size === list.length,
  )
  if (areNumbered && own.every(({ number }) => number !== undefined)) {
    const numbers = [...new Set(own.map(({ number }) => number ?? 0))].toSorted((a, b) => a - b)
    const at = (list: readonly Column[], number: number) =>
      list.find((column) => column.number === number)?.index
    return numbers.map((number) => pair(at(codes, number), at(names, number)))
  }
  if (codes.length === names.length || codes.length === 0 || names.length === 0) {
    const length = Math.max(codes.length, names.length)
    return Array.from({ length }, (_, at) => pair(codes[at]?.index, names[at]?.index))
  }
  // Some majors have both: a code belongs to the name behind it.
  const pairs: { code?: number; name?: number }[] = []
  for (const { index, role } of own) {
    const part = role === 'majorCode' ? 'code' : 'name'
    const last = pairs.at(-1)
    if (last && last[part] === undefined && last.name === undefined) last[part] = index
    else pairs.push({ [part]: index })
  }
  return pairs
}

const pair = (code: number | undefined, name: number | undefined) => ({
  ...(code !== undefined && { code }),
  ...(name !== undefined && { name }),
})

interface BlockRows {
  readonly rows: ImportedRow[]
  readonly skipped: SkippedRow[]
}

/** The choices of one block. `isFirst`: its rows stand for cells that no block reads. */
function rowsOf(
  block: readonly Column[],
  data: Table,
  first: number,
  heads: Table,
  isFirst: boolean,
): BlockRows {
  const at = (role: ColumnRole) => block.find((column) => column.role === role)?.index ?? -1
  const [schoolAt, codeAt, groupAt, adjustAt] = [at('school'), at('schoolCode'), at('group'), at('adjust')]
  const majorAt = majorColumns(block)
  const namesSchool = schoolAt >= 0 || codeAt >= 0
  const isOneMajor = majorAt.length === 1
  const rows: ImportedRow[] = []
  const skipped: SkippedRow[] = []
  let above: Pick<ImportedRow, 'school' | 'schoolCode' | 'group'> | undefined
  for (const [offset, cells] of data.entries()) {
    const line = first + offset + 1
    const own = block.map(({ index }) => cells[index] ?? '')
    const text = textOf(own)
    if (text === '') continue
    const why = whySkipped(own, block, heads)
    if (why) {
      if (isFirst || why !== '又是表头') skipped.push({ line, text, why })
      continue
    }
    const cell = (index: number) => cells[index] || undefined
    const majors = majorAt.flatMap(({ code, name }) =>
      majorsIn(code === undefined ? undefined : cell(code), name === undefined ? undefined : cell(name)),
    )
    let [school, schoolCode, group] = [
      cell(schoolAt),
      cell(codeAt)?.replace(/\(.*$/, '').trim(),
      cell(groupAt),
    ]
    const isFilled = namesSchool && !school && !schoolCode && (group !== undefined || majors.length > 0)
    if (isFilled) {
      school = above?.school
      schoolCode = above?.schoolCode
      group ??= above?.group
    } else if (!group && above && isOneMajor && groupAt >= 0 && majors.length > 0) {
      // The cell of the group is merged, that of the school is not.
      if (school === above.school && schoolCode === above.schoolCode) group = above.group
    }
    if (!school && !schoolCode && (namesSchool || !group)) {
      skipped.push({ line, text, why: '没有院校' })
      continue
    }
    above = { ...(school && { school }), ...(schoolCode && { schoolCode }), ...(group && { group }) }
    const said = cell(adjustAt)
    const order = Number(cell(at('order')))
    const adjust = said === undefined ? undefined : adjustOf(said)
    rows.push({
      line,
      ...(order > 0 && { order }),
      ...above,
      majors,
      ...(adjust !== undefined && { adjust }),
      ...(said !== undefined && adjust === undefined && { unclearAdjust: said }),
      ...(isFilled && { isFilled }),
    })
  }
  return { rows, skipped }
}

const textOf = (cells: readonly string[]): string =>
  cells
    .filter((cell) => cell !== '')
    .join(' ')
    .slice(0, 80)

const TOTAL = /^(合计|总计|小计|共计|平均|总数|共\s*\d+)/
const NOTE =
  /^(注|备注|说明|温馨提示|提示|提醒|以上|签名|考生签[名字]|家长签[名字]|打印|制表|填表|打印日期|日期|数据来源|来源)(\d|[:：、.\s]|$|仅|内容|数据)/

function isHeadsAgain(cells: readonly string[], heads: Table, from = 0): boolean {
  const isFilled = cells.filter((cell) => cell !== '').length > 1
  return isFilled && heads.some((head) => cells.every((cell, at) => cell === '' || cell === head[from + at]))
}

function whySkipped(
  cells: readonly string[],
  block: readonly Column[],
  heads: Table,
): SkippedRow['why'] | undefined {
  const filled = cells.filter((cell) => cell !== '')
  const from = block[0]?.index ?? 0
  if (isHeadsAgain(cells, heads, from)) return '又是表头'
  if (filled.every((cell) => /^[-—–=_*.·\s]+$/.test(cell))) return '说明'
  const [first = ''] = filled
  if (TOTAL.test(first)) return '合计'
  const isAlone = filled.length === 1
  if (NOTE.test(first) && filled.length <= 2) return '说明'
  return isAlone && first.length > 20 && !/(大学|学院|校区)/.test(first) ? '说明' : undefined
}

/** Majors may stand in one cell, each with its code or its number: 1.软件工程 2.会计学. */
function majorsIn(code: string | undefined, name: string | undefined): ImportedMajor[] {
  if (name === undefined) {
    return code === undefined ? [] : splitOutside(code, '、,;/|\n ').map((one) => ({ code: one }))
  }
  const names = splitOutside(name, '、,;/|\n')
  const codes = code === undefined ? [] : splitOutside(code, '、,;/|\n ')
  const isPaired = codes.length === names.length
  return names.map((one, at) => {
    const own = isPaired ? codes[at] : undefined
    return { ...(own && { code: own }), name: one }
  })
}
