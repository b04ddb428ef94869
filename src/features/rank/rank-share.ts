import type { CurvePoint } from '~/contracts/score-tables'
import { rowOf } from './rank-curve'

/** So many points are about one question of the exam. */
const ONE_QUESTION = 5

interface RankAround {
  readonly points: number
  /** The lowest rank of that score. */
  readonly rank: number
}

/** The ranks of five points more and five points less, where the table has such scores in other rows. */
export function rankAround(rows: readonly CurvePoint[], score: number): RankAround[] {
  const own = rowOf(rows, score)
  return [ONE_QUESTION, -ONE_QUESTION].flatMap((points) => {
    const row = rowOf(rows, score + points)
    return row === undefined || row === own ? [] : [{ points, rank: row.lowestRank }]
  })
}
