import type { FigureSource } from '~/contracts/figure-source'
import type { Subject } from '~/rules/exam/exam-mode'

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

export interface ControlLine {
  /** The subject of a score table; in 西藏 with the group of candidates: 理科(A类). */
  readonly subject: string
  readonly batch: string
  readonly controlScore: number
  /** False where the notice of that year is not among the facts: the line then comes from the nearest year. */
  readonly official: boolean
  /** Where it stands in the tables of a folder. */
  readonly source?: FigureSource
}
