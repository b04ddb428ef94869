import papaparse from 'papaparse'
import type { Level, Problem } from '~/rules/own-data/given'

/** What was found in one file; the rows with 错 are left out, those with 疑 marked. */
export interface FileReport {
  readonly tell: (level: Level, row: number | undefined, column: string | undefined, text: string) => void
  readonly isWrong: (row: number) => boolean
  readonly isDoubted: (row: number) => boolean
  /** Rows that have an error of their own. */
  readonly wrongRows: () => number
  readonly problems: readonly Problem[]
}

export function fileReport(file: string): FileReport {
  const problems: Problem[] = []
  const rows: Readonly<Record<Level, Set<number>>> = { 错: new Set(), 疑: new Set() }
  return {
    tell: (level, row, column, text) => {
      problems.push({
        level,
        file,
        ...(row !== undefined && { row }),
        ...(column !== undefined && { column }),
        text,
      })
      if (row !== undefined) rows[level].add(row)
    },
    isWrong: (row) => rows.错.has(row),
    isDoubted: (row) => rows.疑.has(row),
    wrongRows: () => rows.错.size,
    problems,
  }
}

/** `[错] 江苏/一分一段.csv 第 312 行 累计人数：上一段累计 137，本段 16 人，应是 153，写的是 152`. */
export function problemText({ level, file, row, column, text }: Problem): string {
  const place = [
    file,
    ...(row === undefined ? [] : [`第 ${row} 行`]),
    ...(column === undefined ? [] : [column]),
  ]
  return `[${level}] ${place.join(' ')}：${text}`
}

const BYTE_ORDER_MARK = '\uFEFF'
export const PROBLEMS_FILE = 'data-problems.csv'

/** The problems as a table to open beside the source. */
export function problemsCsv(problems: readonly Problem[]): string {
  const data = problems.map(({ file, row, column, level, text }) => [
    file,
    row ?? '',
    column ?? '',
    level,
    // A program for tables takes a text with such a beginning for a formula.
    /^[=+\-@]/.test(text) ? `'${text}` : text,
  ])
  return BYTE_ORDER_MARK + papaparse.unparse({ fields: ['文件', '行', '列', '级别', '问题'], data })
}

export const byPlace = (a: Problem, b: Problem): number =>
  a.file === b.file ? (a.row ?? 0) - (b.row ?? 0) : a.file < b.file ? -1 : 1
