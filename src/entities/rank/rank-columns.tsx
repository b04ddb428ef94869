import type { PlainColumn } from '~/shared/table/columns'
import { Skeleton } from '~/shared/ui/skeleton'
import { LineTier, type Unreached } from './tier-mark'
import type { ShownRank } from './use-shown-rank'

/**
 * The lowest rank of each row, and where the reader's rank stands beside it: in a column, on a phone below the figure.
 * What is on its way, the rank or the row's own figure, has its place. `unreachedOf` is the control line that its batch asks
 * more than the reader has for.
 */
export function rankColumns<Row>(
  rank: ShownRank,
  lowestRankOf: (row: Row) => number | null | undefined,
  isPending: (row: Row) => boolean = () => false,
  unreachedOf: (row: Row) => Unreached | undefined = () => undefined,
): readonly PlainColumn<Row, 'rank', 'rank' | 'mine'>[] {
  const tier = (row: Row) => {
    const lowestRank = lowestRankOf(row)
    // As wide as 还差 24,969 位: a narrower place lets the name beside it lie in one line, and the row grows with the answer.
    if (rank === 'pending' || isPending(row))
      return <Skeleton className="inline-block h-4 w-[6.3125rem] align-middle" />
    return rank !== undefined && typeof lowestRank === 'number' ? (
      <LineTier own={rank} lowestRank={lowestRank} unreached={unreachedOf(row)} />
    ) : undefined
  }
  const figure: PlainColumn<Row, 'rank', 'rank'> = {
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
