import { median } from './median.mjs'

/** The slowdown of the phone profile; no browser slows a worker down, so its time is multiplied. */
const SLOWDOWN = 4
const BUDGET = { made: 1_000, read: 2_000, years: 300, order: 16 }

/** What the rules of a list take on a phone: to make one, to read a table, to show the years of an order. */
export async function measure({ load }) {
  const { ruleTimes } = await load('/scripts/bench/list-rules.ts')
  const { candidates, imported, rows, ...times } = ruleTimes()
  const names = {
    made: `${candidates.toLocaleString('en')} 个可选志愿：判定并做一张表`,
    curve: `${candidates.toLocaleString('en')} 个可选志愿：风险曲线（7 张表）`,
    read: `导入 ${imported} 行：读表、对上志愿`,
    years: `${rows} 行：200 个可能的年份`,
    order: `${rows} 行：换一个顺序，重画这些年份前的计算`,
  }
  const slowed = Object.entries(names).map(([name, text]) => [
    name,
    text,
    times[name].map((ms) => ms * SLOWDOWN),
  ])
  return {
    title: `志愿表的规则（× ${SLOWDOWN} 减速，毫秒）`,
    columns: ['量', '中位数', '最大', '预算', ''],
    rows: slowed.map(([name, text, all]) => [
      text,
      median(all).toFixed(1),
      Math.max(...all).toFixed(1),
      String(BUDGET[name] ?? '—'),
      BUDGET[name] === undefined ? '' : median(all) <= BUDGET[name] ? '合' : '超出',
    ]),
  }
}
