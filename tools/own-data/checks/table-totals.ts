import { type Check, groupOfFigures } from './check'

/** A table that counts three times as many as that of another year was typed with a mistake, or is another table. */
const TIMES = 3

/** The number of candidates against the year before, down to the score that both tables reach. */
export const tableTotals: Check = ({ tables: { scoreTables } }, tell) => {
  for (const table of scoreTables) {
    const last = scoreTables.find(({ year, subject }) => year === table.year - 1 && subject === table.subject)
    const [bottom, lastBottom] = [table.rows.at(-1), last?.rows.at(-1)]
    if (!last || !bottom || !lastBottom) continue
    const score = Math.max(bottom.score, lastBottom.score)
    const count = (of: typeof table) => of.rows.findLast((row) => row.score >= score)?.cumulative ?? 0
    const [now, before] = [count(table), count(last)]
    if (now * before === 0 || (now < TIMES * before && before < TIMES * now)) continue
    tell(
      bottom.at,
      '疑',
      '累计人数',
      `${table.subject} ${score} 分以上 ${table.year} 年 ${groupOfFigures(now)} 人，上一年 ${groupOfFigures(before)} 人`,
    )
  }
}
