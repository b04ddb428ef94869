import { examMode } from '~/rules/exam/exam-mode'
import { rowHoldingRank, rowHoldingScore } from '~/rules/exam/rank-in-table'
import { isGiven } from '../given/given-world'
import { remember } from '../kit/remember'
import { givenScoreTable } from './model/given-tables'
import { isPublished, scoreCurve } from './model/score-curve'
import type { ScoreRow, ScoreTable, ScoreTableKey } from './model/tables'

export { givenCandidates } from './model/given-tables'
export type { ScoreRow, ScoreTable, ScoreTableKey } from './model/tables'

/** A table; undefined when the province does not sit that subject in that year. */
export const scoreTable: (key: ScoreTableKey) => ScoreTable | undefined = remember(
  96,
  ({ province, year, subject }) => `${province}|${year}|${subject}`,
  ({ province, year, subject }) => {
    if (isGiven()) return givenScoreTable({ province, year, subject })
    const mode = examMode(province, year)
    const known = mode?.subjects.find((name) => name === subject)
    const curve = known && scoreCurve(province, year, known)
    if (!mode || !known || !curve) return undefined
    const rows: ScoreRow[] = []
    let before = 0
    for (let score = curve.top; score >= curve.floor; score--) {
      const cumulative = Math.max(Math.round(curve.at(score)), before)
      if (cumulative > before) {
        rows.push({
          score,
          highScore: rows.length === 0 ? mode.totalScore : score,
          sameScoreCount: cumulative - before,
          highestRank: before + 1,
          lowestRank: cumulative,
        })
      }
      before = cumulative
    }
    const sample = !isPublished(province, year, known)
    return { province, year, subject: known, totalScore: mode.totalScore, candidates: before, sample, rows }
  },
)

/** The row that holds a score; undefined above the total, below the table, and where nobody has that score. */
export const rowOfScore = (table: ScoreTable, score: number): ScoreRow | undefined =>
  rowHoldingScore(table.rows, score)

/** The row that holds a rank; undefined below rank 1 and past the last candidate. */
export const rowOfRank = (table: ScoreTable, rank: number): ScoreRow | undefined =>
  rowHoldingRank(table.rows, rank)

/** The score that holds a rank; undefined where no row does. */
export function equivalentScore(table: ScoreTable, rank: number): number | undefined {
  return rowOfRank(table, rank)?.score
}
