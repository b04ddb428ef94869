import type { GivenEvent } from '~/rules/own-data/given'
import { batchOf, type TableContext, yearOf } from '../asked'
import type { TableRow } from '../read-cells'
import { dayOf, requiredText, shown } from '../values'

/** 日程. */
export function readCalendar(rows: readonly TableRow[], context: TableContext): readonly GivenEvent[] {
  const { report } = context
  return rows.flatMap((row): GivenEvent[] => {
    const year = yearOf(row, context)
    if (year === undefined) return []
    const batch = batchOf(row, year, context)
    const name = requiredText(row, '事项', report)
    const start = requiredText(row, '开始', report)
    const from = start === undefined ? undefined : readDay(row, '开始', start, year, context)
    const end = row.text('结束')
    const to = end === undefined ? undefined : readDay(row, '结束', end, year, context)
    if (from !== undefined && to !== undefined && to < from.slice(0, to.length)) {
      report.tell('错', row.line, '结束', `${to} 在开始的 ${from} 之前`)
    }
    if (batch === undefined || name === undefined || from === undefined || report.isWrong(row.line)) return []
    return [{ at: [context.file, row.line], year, batch, name, from, ...(to !== undefined && { to }) }]
  })
}

function readDay(row: TableRow, column: string, reported: string, year: number, { report }: TableContext) {
  const day = dayOf(reported, year)
  if (day === undefined) {
    report.tell('错', row.line, column, `“${shown(reported)}”不是日期，应像 ${year}-06-25`)
    return undefined
  }
  // Admission of a year may end in the next one, and never begins a year before.
  const offset = Number(day.slice(0, 4)) - year
  if (offset < 0 || offset > 1) {
    report.tell('错', row.line, column, `${day} 不在 ${year} 年`)
    return undefined
  }
  return day
}
