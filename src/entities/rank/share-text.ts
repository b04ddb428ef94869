import type { CurvePoint } from '~/contracts/score-tables'

/** Which share of all candidates of a table stands at or above a rank: 前 11.3%. Undefined for an empty table. */
export function shareText(rows: readonly CurvePoint[], rank: number): string | undefined {
  const all = rows.at(-1)?.lowestRank
  if (all === undefined) return undefined
  const percent = (rank / all) * 100
  // Rounding up: nobody is told a better place than they have.
  const shown = percent < 1 ? Math.ceil(percent * 100) / 100 : Math.ceil(percent * 10) / 10
  return `前 ${shown}%`
}
