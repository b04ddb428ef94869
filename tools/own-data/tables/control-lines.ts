import { examMode } from '~/rules/exam/exam-mode'
import type { GivenControlLine } from '~/rules/own-data/given'
import { batchOf, subjectOf, type TableContext, yearOf } from '../asked'
import type { TableRow } from '../read-cells'
import { numberCell } from '../values'

export function readControlLines(
  rows: readonly TableRow[],
  context: TableContext,
): readonly GivenControlLine[] {
  return rows.flatMap((row): GivenControlLine[] => {
    const year = yearOf(row, context)
    if (year === undefined) return []
    const asked = subjectOf(row, year, context)
    const batch = batchOf(row, year, context)
    const most = examMode(context.province, year)?.totalScore ?? 0
    const score = numberCell({
      row,
      column: '控制线',
      report: context.report,
      least: 0,
      most,
      isRequired: true,
      breaksTies: true,
    })
    if (!asked || batch === undefined || score === undefined) return []
    return [{ at: [context.file, row.line], year, ...asked, batch, score }]
  })
}
