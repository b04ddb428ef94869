import type { FigureSource } from '~/contracts/figure-source'
import { examMode, type Subject } from '~/rules/exam/exam-mode'
import { rowHoldingRank, rowHoldingScore } from '~/rules/exam/rank-in-table'
import { isGiven } from '../given/given-world'
import { givenScoreTable } from '../given/score-tables'
import { remember } from '../kit/remember'
import { isPublished, scoreCurve } from './model/score-curve'

export interface ScoreRow {
  readonly score: number
  /** Above `score` only in the top row, which stands for its score and everything above it. */
  readonly highScore: number
  readonly sameScoreCount: number
  readonly highestRank: number
  readonly lowestRank: number
  /** Where it stands in the tables of a folder. */
  readonly source?: FigureSource
}

/** The score table of one province, year and subject. */
export interface ScoreTable {
  readonly province: string
  readonly year: number
  readonly subject: Subject
  readonly totalScore: number
  /** How many candidates the table holds: the last rank. */
  readonly candidates: number
  /** Holds modelled rows: it is not published, or known in part only. */
  readonly sample: boolean
  /** By falling score. A score that nobody has is left out: the rows' ranks follow on each other without gap or overlap. */
  readonly rows: readonly ScoreRow[]
}

export interface ScoreTableKey {
  readonly province: string
  readonly year: number
  readonly subject: string
}

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
