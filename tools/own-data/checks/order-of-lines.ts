import { batchLevel } from '~/rules/filing/batches'
import type { GivenControlLine } from '~/rules/own-data/given'
import type { Check } from './check'

/** 特殊类型 and 本一 above the other undergraduate lines, these above 专科. */
const height = ({ batch }: GivenControlLine) =>
  batch === '特殊类型' || batch === '本一' ? 3 : batchLevel(batch) === '本科' ? 2 : 1

/** Control lines of one year and subject in their order, and inside the score table of the year. */
export const orderOfLines: Check = ({ tables: { controlLines, scoreTables } }, tell) => {
  for (const line of controlLines) {
    const higher = controlLines.find(
      (other) =>
        other.year === line.year &&
        other.subject === line.subject &&
        other.category === line.category &&
        height(other) < height(line) &&
        other.score > line.score,
    )
    if (higher) {
      tell(line.at, '疑', '控制线', `${line.batch} ${line.score} 低于${higher.batch} ${higher.score}`)
    }
    const table = scoreTables.find(({ year, subject }) => year === line.year && subject === line.subject)
    const top = table?.rows[0]
    if (top && line.score > top.score) {
      tell(line.at, '疑', '控制线', `${line.score} 高于这一年一分一段表的最高一段 ${top.score}`)
    }
  }
}
