import { groupOfFigures as figure, type TableCheck } from './check'

/**
 * The chain of a score table: each cumulative count is that above it and the count of its row. It proves every row, so that a
 * table with a break is not used.
 */
export const chain: TableCheck = ({ rows, unread, year, subject }, tell) => {
  let isBroken = unread !== undefined
  if (unread !== undefined) tell(unread, '错', '累计人数', `这一行读不懂，${year} 年${subject}的整张表没有用`)
  let before = 0
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1]
    const breaks = (text: string) => {
      isBroken = true
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
    if (count === undefined) {
      if (cumulative < before)
        breaks(`上一段累计 ${figure(before)}，这里反而少了，写的是 ${figure(cumulative)}`)
      before = Math.max(before, cumulative)
      continue
    }
    const due = before + count
    if (due !== cumulative) {
      const above = at === 0 ? '这是最高的一段' : `上一段累计 ${figure(before)}`
      breaks(`${above}，本段 ${figure(count)} 人，应是 ${figure(due)}，写的是 ${figure(cumulative)}`)
    }
    before = goesOnFrom(due, cumulative, rows[at + 1])
  }
  return isBroken
}

/** After a break the next row tells which of the two figures was wrong: one mistake is named once. */
function goesOnFrom(
  due: number,
  told: number,
  next: { readonly count?: number; readonly cumulative: number } | undefined,
): number {
  return next?.count !== undefined && due + next.count === next.cumulative ? due : told
}
