import { controlLines, linesOfTable } from '../control-lines'
import { rowOfRank, rowOfScore, type ScoreTable, scoreTable } from '../score-table'

/**
 * What contradicts itself in the score table and control lines of a province, year and subject, one sentence each.
 * Ranks partition the candidates. A score and its ranks lead to the same row. Lines fall, and lie inside the table.
 */
export function tableFaults(key: {
  readonly province: string
  readonly year: number
  readonly subject: string
}): string[] {
  const table = scoreTable(key)
  const where = `${key.province} ${key.year} ${key.subject}`
  if (!table) return [`${where}：没有一分一段表`]
  const faults = new Set<string>()
  const check = (holds: boolean, what: string) => {
    if (!holds) faults.add(`${where}：${what}`)
  }
  let above = { lowestRank: 0, score: table.totalScore + 1 }
  for (const row of table.rows) {
    check(row.highestRank === above.lowestRank + 1 && row.score < above.score, '位次不相接')
    check(row.lowestRank - row.highestRank + 1 === row.sameScoreCount, '同分人数与位次不符')
    check(
      rowOfScore(table, row.score) === row && rowOfRank(table, row.lowestRank) === row,
      '分数与位次不互逆',
    )
    above = row
  }
  check(above.lowestRank === table.candidates, '末位不是考生总数')
  checkLines(table, check)
  return [...faults]
}

function checkLines(
  { province, year, subject, rows }: ScoreTable,
  check: (holds: boolean, what: string) => void,
): void {
  const scores = linesOfTable(province, year, subject).map(({ controlScore }) => controlScore)
  check(
    scores.every((score, i) => i === 0 || score < (scores[i - 1] ?? 0)),
    '批次线不是由高到低',
  )
  const [top, floor] = [rows[0]?.score ?? 0, rows.at(-1)?.score ?? 0]
  check(
    scores.every((score) => score <= top && score >= floor),
    '批次线在表外',
  )
  check(controlLines(province, year).length >= scores.length && scores.length > 0, '没有批次线')
}
