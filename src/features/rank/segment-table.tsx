import { useEffect, useMemo, useRef, useState } from 'react'
import type { CurvePoint } from '~/contracts/score-tables'
import type { Filtered } from '~/shared/address/address'
import { formatCount, formatRankInterval } from '~/shared/lib/text/format'
import type { LongColumn } from '~/shared/table/columns'
import { LongTable, type RowMark } from '~/shared/table/long-table'
import { Button } from '~/shared/ui/button'
import type { RankFilters } from './rank.address'
import { rowOf, rowOfRank } from './rank-curve'
import { RankFinder } from './rank-finder'
import { pieceLabel, piecesOf, rowsAround } from './table-pieces'

/** The rank that is looked for in the table. */
export interface Sought {
  readonly rank: number | undefined
  /** Whether all rows are asked for. */
  readonly isWhole: boolean
  /** Stays the same function between renders. */
  readonly change: Filtered<Pick<RankFilters, 'rank' | 'rows'>>['change']
}

interface SegmentTableProps extends Sought {
  readonly label: string
  readonly rows: readonly CurvePoint[]
  readonly score: number | undefined
}

const COLUMNS: readonly LongColumn<CurvePoint>[] = [
  {
    id: 'score',
    head: '分数',
    share: 1.3,
    text: (row) => (row.highScore > row.score ? `${row.score} 及以上` : row.score),
  },
  {
    id: 'rank',
    head: '位次区间',
    align: 'right',
    share: 1.6,
    cell: (row) => (
      <span className="whitespace-nowrap">{formatRankInterval(row.highestRank, row.lowestRank)}</span>
    ),
  },
  { id: 'count', head: '同分人数', figure: (row) => row.sameScoreCount },
]

const keyOf = (row: CurvePoint) => row.score

/**
 * The rows of a score table, from a little above the reader's own; all of them when asked for, or without a score. Nothing
 * scrolls by itself, but to the rank that somebody comes for.
 */
export function SegmentTable({ label, rows, score, rank, isWhole, change }: SegmentTableProps) {
  const table = useRef<HTMLDivElement>(null)
  const own = score === undefined ? undefined : rowOf(rows, score)
  const found = rank === undefined ? undefined : rowOfRank(rows, rank)
  const marks = useMemo(() => marksOf(own, found, rank), [own, found, rank])
  const centre = isWhole || !own ? undefined : (found ?? own)
  const shown = useMemo(() => rowsAround(rows, centre), [rows, centre])

  const [wanted, setWanted] = useState<{ readonly rank: number | undefined } | undefined>(
    score === undefined && rank !== undefined ? { rank } : undefined,
  )
  const row = found ?? own
  // The row and its mark must be there before they can be shown.
  useEffect(() => {
    if (!wanted || wanted.rank !== rank || !row) return
    const element = table.current?.querySelector<HTMLElement>(`[data-row="${row.score}"]`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
    setWanted(undefined)
  }, [wanted, rank, row])
  const find = (next: number | undefined) => {
    if (next !== undefined && !rowOfRank(rows, next)) return false
    setWanted({ rank: next })
    change({ rank: next })
    return true
  }

  return (
    <div>
      <RankFinder rank={rank} lowest={rows.at(-1)?.lowestRank} onFind={find}>
        {own && (
          <Button variant="outline" onClick={() => find(undefined)}>
            看我的位次
          </Button>
        )}
      </RankFinder>
      {rank !== undefined && (
        <p role="status" className="mb-2 text-sm text-muted-foreground">
          {found
            ? `第 ${formatCount(rank)} 名在 ${found.score} 分这一行。`
            : `这张表里没有第 ${formatCount(rank)} 名。`}
        </p>
      )}
      <div ref={table} className={PIECES}>
        {piecesOf(shown).map((piece, index) => (
          <LongTable
            // Another window is another table: its rows stand there at once.
            key={pieceLabel(piece)}
            label={index === 0 ? label : pieceLabel(piece)}
            columns={COLUMNS}
            rows={piece}
            rowKey={keyOf}
            marks={marks}
          />
        ))}
      </div>
      {shown.length < rows.length && (
        <Button
          variant="outline"
          size="sm"
          className="print-hidden mt-3"
          onClick={() => change({ rows: 'all' }, 'settle')}
        >
          看全部 {rows.length} 行
        </Button>
      )}
    </div>
  )
}

const PIECES =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-3 lg:items-start print:grid-cols-3 print:items-start print:gap-x-4'

function marksOf(
  own: CurvePoint | undefined,
  found: CurvePoint | undefined,
  rank: number | undefined,
): RowMark[] {
  return [
    ...(own ? [{ key: own.score, label: '我的位次', own: true }] : []),
    ...(found && rank !== undefined && found !== own
      ? [{ key: found.score, label: `第 ${formatCount(rank)} 名` }]
      : []),
  ]
}
