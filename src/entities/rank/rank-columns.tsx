import type { Column } from '~/shared/table/columns'
import { LineTier } from './tier-mark'

/** The lowest rank of each row, and where the reader's rank stands beside it: in a column, on a phone below the figure. */
export function rankColumns<Row>(
  rank: number | undefined,
  lowestRankOf: (row: Row) => number | null | undefined,
): readonly Column<Row, 'rank'>[] {
  const tier = (row: Row) => {
    const lowestRank = lowestRankOf(row)
    return rank !== undefined && typeof lowestRank === 'number' ? (
      <LineTier rank={rank} lowestRank={lowestRank} />
    ) : undefined
  }
  const figure: Column<Row, 'rank'> = {
    id: 'rank',
    head: '最低位次',
    figure: lowestRankOf,
    sort: 'rank',
    strong: true,
  }
  if (rank === undefined) return [figure]
  return [
    { ...figure, below: (row) => <span className="md:hidden print:hidden">{tier(row)}</span> },
    { id: 'mine', head: '与我', cell: (row) => tier(row) ?? '—', from: 'md', nowrap: true },
  ]
}
