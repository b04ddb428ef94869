import type { CurvePoint } from '~/contracts/score-tables'
import { rowOf } from './rank-curve'

/** So many points are about one question of the exam. */
const ONE_QUESTION = 5

/** Which share of all candidates of a table stands at or above a rank: 前 11.3%. Undefined for an empty table. */
export function shareText(rows: readonly CurvePoint[], rank: number): string | undefined {
  const all = rows.at(-1)?.lowestRank
  if (all === undefined) return undefined
  const percent = (rank / all) * 100
  // Rounding up: nobody is told a better place than they have.
  const shown = percent < 1 ? Math.ceil(percent * 100) / 100 : Math.ceil(percent * 10) / 10
  return `前 ${shown}%`
}

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
