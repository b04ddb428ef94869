import type { CurvePoint } from '~/contracts/score-tables'

/** The marker stands this much above the curve (S1 §9). */
export const MARKER_RISE = 10

/** The row that holds a score; undefined where nobody has it. */
export function rowOf(rows: readonly CurvePoint[], score: number): CurvePoint | undefined {
  return rows.find((row) => row.score <= score && score <= row.highScore)
}

/** The row that holds a rank; undefined above the first and below the last of the rows. */
export function rowOfRank(rows: readonly CurvePoint[], rank: number): CurvePoint | undefined {
  return rows.find((row) => row.highestRank <= rank && rank <= row.lowestRank)
}

/**
 * Same-score counts by rising score, without the merged rows, whose counts are those of several scores; and the
 * marker of the entered score.
 */
export function chartOf(rows: readonly CurvePoint[], score: number | undefined) {
  const points = rows
    .filter((row) => row.highScore === row.score)
    .map((row) => ({ x: row.score, y: row.sameScoreCount }))
    .reverse()
  const own = score === undefined ? undefined : rowOf(rows, score)
  const marker = own && { x: own.score, y: own.sameScoreCount + MARKER_RISE, label: `${score} 分` }
  return { points, marker }
}
