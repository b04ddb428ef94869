import { rowHoldingScore } from '~/rules/exam/rank-in-table'
import { remember } from '../../kit/remember'
import { givenScoreTable } from './given-tables'

const tableOf = remember(
  64,
  (province: string, year: number, subject: string) => `${province}|${year}|${subject}`,
  (province: string, year: number, subject: string) => ({
    table: givenScoreTable({ province, year, subject }),
  }),
)

/** The lowest rank of a score in the table of its year; undefined where there is no table, or nobody has the score. */
export function rankOfScore(
  province: string,
  year: number,
  subject: string,
  score: number,
): number | undefined {
  const { table } = tableOf(province, year, subject)
  return table && rowHoldingScore(table.rows, score)?.lowestRank
}
