import type { GivenScoreTable } from '~/rules/own-data/given'
import { type Check, groupOfFigures } from './check'

/** A table that counts three times as many as another year's has a mistake, or is another table. */
const TIMES = 3

/** The number of candidates against the year before, down to the score that both tables reach. */
export const tableTotals: Check = ({ tables: { scoreTables } }, tell) => {
  for (const table of scoreTables) {
    const last = scoreTables.find(({ year, subject }) => year === table.year - 1 && subject === table.subject)
    const [bottom, lastBottom] = [table.rows.at(-1), last?.rows.at(-1)]
    if (!last || !bottom || !lastBottom) continue
    const score = Math.max(bottom.score, lastBottom.score)
    const [now, before] = [candidatesAt(table, score), candidatesAt(last, score)]
    if (now.least < TIMES * before.most && before.least < TIMES * now.most) continue
    tell(
      bottom.at,
      '疑',
      '累计人数',
      `${table.subject} ${score} 分以上 ${table.year} 年 ${groupOfFigures(now.least)} 人，上一年 ${groupOfFigures(before.least)} 人`,
    )
  }
}

/** How many have a score or more; between two rows it lies between their counts. */
function candidatesAt({ rows }: GivenScoreTable, score: number) {
  const least = rows.findLast((row) => row.score >= score)?.cumulative ?? 0
  return { least, most: rows.find((row) => row.score <= score)?.cumulative ?? least }
}
