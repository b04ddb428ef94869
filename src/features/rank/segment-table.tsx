import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CurvePoint } from '~/contracts/score-tables'
import { formatCount, formatRankInterval } from '~/shared/lib/format'
import type { LongColumn } from '~/shared/table/columns'
import { LongTable, type RowMark } from '~/shared/table/long-table'
import { Button } from '~/shared/ui/button'
import { rowOf, rowOfRank } from './rank-curve'
import { RankFinder } from './rank-finder'
import { pieceLabel, piecesOf, rowsAround } from './table-pieces'

interface SegmentTableProps {
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

/** The rows of a score table, from a little above the reader's own; nothing scrolls by itself. All rows stand there when asked for, or without a score. */
export function SegmentTable({ label, rows, score }: SegmentTableProps) {
  const table = useRef<HTMLDivElement>(null)
  const [rank, setRank] = useState<number>()
  const [whole, setWhole] = useState(false)
  const own = score === undefined ? undefined : rowOf(rows, score)
  const found = rank === undefined ? undefined : rowOfRank(rows, rank)
  const marks = useMemo(() => marksOf(own, found, rank), [own, found, rank])
  const centre = whole || !own ? undefined : (found ?? own)
  const shown = useMemo(() => rowsAround(rows, centre), [rows, centre])

  const show = (row: CurvePoint | undefined) => {
    const element = row && table.current?.querySelector<HTMLElement>(`[data-row="${row.score}"]`)
    element?.scrollIntoView({ block: 'center' })
    element?.focus({ preventScroll: true })
  }
  const find = (wanted: number | undefined) => {
    const row = wanted === undefined ? own : rowOfRank(rows, wanted)
    // The row and its mark must be there before they can be shown.
    flushSync(() => setRank(wanted))
    show(row)
    return row !== undefined
  }

  return (
    <div>
      <RankFinder lowest={rows.at(-1)?.lowestRank} onFind={find}>
        {own && (
          <Button variant="outline" onClick={() => find(undefined)}>
            看我的位次
          </Button>
        )}
      </RankFinder>
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
        <Button variant="outline" size="sm" className="print-hidden mt-3" onClick={() => setWhole(true)}>
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
