import type { Subject } from '~/rules/exam/exam-mode'
import { examMode } from '~/rules/exam/exam-mode'
import type { GivenRow, GivenScore, GivenScoreTable } from '~/rules/own-data/given'
import { subjectOf, type TableContext, yearOf } from '../asked'
import type { FileReport } from '../problems'
import type { TableRow } from '../read-cells'
import { numberCell, plainNumber, requiredText, shown } from '../values'

/** A row of a score table before its chain is proven; the count may be blank. */
export interface ReportedScore {
  readonly line: number
  readonly score: number
  readonly count?: number
  readonly cumulative: number
  /** 689及以上. */
  readonly isTop?: true
}

/** Rows of one year and subject, by falling score. */
export interface ReportedScoreTable {
  readonly year: number
  readonly subject: Subject
  readonly rows: readonly ReportedScore[]
  /** Lines of rows that could not be read. */
  readonly unread: readonly number[]
}

const TOP = /^(\d{2,3}(?:\.0)?)分?(?:\(?含\)?)?(?:及以上|以上|及其以上)分?$/
/** 750-689: the highest score that can be reached, and the lowest of the row. */
const RANGE = /^(\d{2,3})分?\s*[-—–~～至到]+\s*(\d{2,3})分?$/
const BOTTOM = /^(\d{2,3})分?(及以下|以下)分?$/

export function readScoreTables(
  rows: readonly TableRow[],
  context: TableContext,
): readonly ReportedScoreTable[] {
  const tables = new Map<
    string,
    { year: number; subject: Subject; rows: ReportedScore[]; unread: number[] }
  >()
  for (const row of rows) {
    const year = yearOf(row, context)
    const asked = year === undefined ? undefined : subjectOf(row, year, context)
    if (year === undefined || !asked) continue
    const key = `${year}|${asked.subject}`
    const table = tables.get(key) ?? { year, subject: asked.subject, rows: [], unread: [] }
    tables.set(key, table)
    const most = examMode(context.province, year)?.totalScore ?? 0
    const read = readScore(row, most, context.report)
    if (read) table.rows.push(read)
    else table.unread.push(row.line)
  }
  return [...tables.values()].map((table) => ({
    ...table,
    rows: table.rows.toSorted((a, b) => b.score - a.score),
  }))
}

function readScore(row: TableRow, most: number, report: FileReport): ReportedScore | undefined {
  const reported = requiredText(row, '分数', report)?.replace(/\s/g, '')
  const count = numberCell({ row, column: '人数', report, least: 0, most: 2_000_000, isKey: true })
  const cumulative = numberCell({
    row,
    column: '累计人数',
    report,
    least: 0,
    most: 3_000_000,
    isRequired: true,
  })
  if (reported === undefined) return undefined
  const read = scoreIn(reported)
  if (!read) {
    report.tell('错', row.line, '分数', `“${shown(reported)}”不是分数`)
    return undefined
  }
  if (!Number.isInteger(read.score) || read.score < 0 || read.score > most) {
    report.tell('错', row.line, '分数', `应是 0 到 ${most} 的整数，写的是 ${shown(reported)}`)
    return undefined
  }
  if (report.isWrong(row.line) || cumulative === undefined) return undefined
  return { line: row.line, ...read, ...(count !== undefined && { count }), cumulative }
}

function scoreIn(reported: string): { readonly score: number; readonly isTop?: true } | undefined {
  const top = TOP.exec(reported)
  if (top) return { score: Number(top[1]), isTop: true }
  const range = RANGE.exec(reported)
  if (range) return { score: Math.min(Number(range[1]), Number(range[2])), isTop: true }
  const bottom = BOTTOM.exec(reported)
  if (bottom) return { score: Number(bottom[1]) - (bottom[2] === '以下' ? 1 : 0) }
  const score = plainNumber(reported)
  return score === undefined ? undefined : { score }
}

/** The proven rows of a table, and those among them without candidates, which are none of the data. */
export interface ProvenTable {
  /** All of its rows are proven: it is used. */
  readonly isWhole: boolean
  readonly table: GivenScoreTable
  readonly lines: readonly GivenRow[]
}

/** The table as it is served: counts worked out where blank, scores that nobody has left out. */
export function givenTable(
  { year, subject, rows }: ReportedScoreTable,
  file: number,
  report: FileReport,
): Omit<ProvenTable, 'isWhole'> {
  let before = 0
  const own = rows.flatMap(({ line, score, cumulative }): GivenScore[] => {
    const count = cumulative - before
    before = cumulative
    if (count === 0) return []
    return [
      { at: [file, line], score, count, cumulative, ...(report.isDoubted(line) && { isDoubted: true }) },
    ]
  })
  const lines = rows.map(({ line }): GivenRow => ({ at: [file, line] }))
  return { table: { year, subject, rows: own, candidates: before }, lines }
}
