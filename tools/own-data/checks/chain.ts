import type { ReportedScore } from '../tables/score-tables'
import { groupOfFigures as figure, type TableCheck } from './check'

/**
 * The chain of a score table: each cumulative count is that above it and the count of its row. It proves every row, so that a
 * table with a break is not used; above its first break it is proven all the same.
 */
export const chain: TableCheck = ({ rows, unread, year, subject }, tell) => {
  let proven = rows.length
  let before = 0
  for (const line of unread) tell(line, '错', '累计人数', `这一行读不懂，${year} 年${subject}的整张表没有用`)
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1]
    const breaks = (text: string) => {
      proven = Math.min(proven, at)
      tell(row.line, '错', '累计人数', text)
    }
    if (row.isTop && at > 0) breaks(`“${row.score} 及以上”只能在最高的一段`)
    if (above && above.score === row.score) {
      if (above.count === row.count && above.cumulative === row.cumulative) {
        tell(row.line, '疑', '分数', `和第 ${above.line} 行一样，只用一次`)
        continue
      }
      breaks(`${row.score} 分在第 ${above.line} 行已经有了，人数不同`)
      continue
    }
    const { count, cumulative } = row
    // Where a row could not be read, the next one goes on from nothing that is known.
    if (isAfterUnread(above, row, unread)) {
      proven = Math.min(proven, at)
      before = cumulative
      continue
    }
    if (count === undefined) {
      if (cumulative < before)
        breaks(`上一段累计 ${figure(before)}，这里反而少了，写的是 ${figure(cumulative)}`)
      before = Math.max(before, cumulative)
      continue
    }
    const due = before + count
    if (due !== cumulative) {
      const base = at === 0 ? '这是最高的一段' : `上一段累计 ${figure(before)}`
      breaks(`${base}，本段 ${figure(count)} 人，应是 ${figure(due)}，写的是 ${figure(cumulative)}`)
    }
    before = goesOnFrom(due, cumulative, rows[at + 1])
  }
  return proven
}

function isAfterUnread(
  above: ReportedScore | undefined,
  row: ReportedScore,
  unread: readonly number[],
): boolean {
  if (!above) return unread.some((line) => Math.abs(line - row.line) === 1)
  const [from, to] = [Math.min(above.line, row.line), Math.max(above.line, row.line)]
  return unread.some((line) => line > from && line < to)
}

/** After a break the next row tells which of the two figures was wrong: one mistake is named once. */
function goesOnFrom(
  due: number,
  reported: number,
  next: { readonly count?: number; readonly cumulative: number } | undefined,
): number {
  return next?.count !== undefined && due + next.count === next.cumulative ? due : reported
}
