import type { CurvePoint } from '~/contracts/score-tables'
import { rowOf } from './rank-curve'

/** A question or two of the exam more, or less. */
const STEPS = [-10, -5, 5, 10]

interface RankAround {
  readonly points: number
  /** The lowest rank of that score; undefined where the table has none, or it is that of the same row. */
  readonly rank: number | undefined
}

/** The ranks of five and ten points less and more, where the table has such scores in other rows. */
export function rankAround(rows: readonly CurvePoint[], score: number): RankAround[] {
  const own = rowOf(rows, score)
  return STEPS.map((points) => {
    const row = rowOf(rows, score + points)
    return { points, rank: row === own ? undefined : row?.lowestRank }
  })
}
