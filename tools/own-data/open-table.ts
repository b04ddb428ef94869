import { PROVINCE_NAMES, provinceName } from '~/rules/exam/province'
import type { GivenRow } from '~/rules/own-data/given'
import { type FolderTable, provinceIn } from './folder'
import { type FileReport, fileReport } from './problems'
import { readCells, type TableCells } from './read-cells'

/** A table whose rows can be read, with its place in the data and what is found in it. */
export interface OpenTable {
  readonly of: FolderTable
  /** Its place in the files of the data. */
  readonly index: number
  readonly report: FileReport
  readonly cells: TableCells
  readonly province?: string
}

/** What stays of a table when its cells are let go: a folder of all provinces is larger than memory. */
export interface KnownTable {
  readonly of: Omit<FolderTable, 'cells'>
  readonly report: FileReport
  readonly rows: number
  /** Rows that are used, as they were counted. */
  used: number
  /** Rows that are left out without an error: said twice. */
  readonly leftOut: Set<number>
  /** It has so many errors that none of its rows is believed. */
  isRefused: boolean
}

/** All tables of a folder by their places; those that cannot be read have no rows. */
export interface Ledger {
  readonly known: readonly KnownTable[]
  /** Undefined where the table has no header that can be read. */
  readonly open: (of: FolderTable) => OpenTable | undefined
  /** Rows without those that are wrong; the doubted ones are marked. */
  readonly marked: <R extends GivenRow>(rows: readonly R[]) => readonly R[]
  readonly count: (rows: readonly GivenRow[]) => void
  /** Columns that are not used, once a file. */
  readonly unused: readonly string[]
}

export const nameOf = ({ path, sheet }: Omit<FolderTable, 'cells'>): string =>
  sheet === undefined ? path : `${path} ${sheet}`

export function ledger(): Ledger {
  const known: KnownTable[] = []
  const unused: string[] = []
  const open = (of: FolderTable): OpenTable | undefined => {
    const report = fileReport(nameOf(of))
    const cells = readCells(of.table, of.cells, (title) => columnsSaid(of, title), report)
    const { cells: _, ...rest } = of
    const index = known.length
    known.push({
      of: rest,
      report,
      rows: cells?.rows.length ?? 0,
      used: 0,
      leftOut: new Set(),
      isRefused: false,
    })
    if (!cells) return undefined
    if (cells.unused.length > 0) unused.push(`${nameOf(of)}：${cells.unused.join('、')}`)
    if (cells.rows.length === 0 && of.sheet === undefined)
      report.tell('疑', undefined, undefined, '表头下面没有数据')
    const province = of.province ?? provinceSaid(cells, of)
    return { of, index, report, cells, ...(province !== undefined && { province }) }
  }
  const isUsed = ({ at: [file, row] }: GivenRow) => {
    const table = known[file]
    return table !== undefined && !table.isRefused && !table.report.isWrong(row) && !table.leftOut.has(row)
  }
  return {
    known,
    unused,
    open,
    marked: (rows) =>
      rows.filter(isUsed).map((row) => {
        const [file, line] = row.at
        return known[file]?.report.isDoubted(line) ? { ...row, isDoubted: true } : row
      }),
    count: (rows) => {
      for (const { at } of rows) {
        const table = known[at[0]]
        if (table) table.used++
      }
    },
  }
}

/** What a title, or the name of file or sheet, says of all rows. */
export function saidBy(of: FolderTable, title: string) {
  // A workbook of 2026 has lines of years before: its name says nothing of its sheets.
  const name = of.sheet ?? of.path.replace(/^.*\//, '')
  const text = `${title} ${name}`.normalize('NFKC')
  const years = [...new Set([...text.matchAll(/(?<!\d)(20[1-3]\d)(?!\d)/g)].map(([, year]) => Number(year)))]
  const subjects = [
    ...new Set(
      [...text.matchAll(/物理|历史|理科|文科|理工|文史|不分文理|综合改革/g)].map(([subject]) => subject),
    ),
  ]
  return {
    year: years.length === 1 ? years[0] : undefined,
    subject: subjects.length === 1 ? subjects[0] : undefined,
  }
}

function columnsSaid(of: FolderTable, title: string): ReadonlySet<string> {
  const { year, subject } = saidBy(of, title)
  return new Set([...(year === undefined ? [] : ['年份']), ...(subject === undefined ? [] : ['科类'])])
}

/** The province of a table that lies in no folder of one. */
function provinceSaid({ rows, title }: TableCells, of: FolderTable): string | undefined {
  const reported = provinceName(rows[0]?.text('省份') ?? '')
  if (PROVINCE_NAMES.includes(reported)) return reported
  return provinceIn(`${title} ${of.sheet ?? ''}`)
}
