import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CurvePoint, RankQuery } from '~/contracts/batch-lines'
import { LazyLineChart } from '~/shared/charts/lazy-line-chart'
import { formatCount, formatRankInterval } from '~/shared/lib/format'
import { Button } from '~/shared/ui/button'
import { cn } from '~/shared/ui/cn'
import { EmptyRegion, Faces } from '~/shared/ui/faces'
import { LongTable, type LongTableColumn } from '~/shared/ui/long-table'
import { Skeleton } from '~/shared/ui/skeleton'
import { TrustLine } from '~/shared/ui/trust-line'
import { rankQueries } from './rank.queries'
import { chartOf, rowOf } from './rank-curve'

interface RankTableProps {
  readonly query: RankQuery
  readonly score: number | undefined
  readonly className?: string
}

const COLUMNS: readonly LongTableColumn<CurvePoint>[] = [
  {
    id: 'score',
    head: '分数',
    cell: (row) => (row.highScore > row.score ? `${row.score} 及以上` : row.score),
  },
  {
    id: 'rank',
    head: '位次区间',
    align: 'right',
    cell: (row) => formatRankInterval(row.highestRank, row.lowestRank),
  },
  { id: 'count', head: '同分人数', align: 'right', cell: (row) => formatCount(row.sameScoreCount) },
]

/** The score table as a curve and row by row. */
export function RankTable({ query, score, className }: RankTableProps) {
  const table = useQuery({ ...rankQueries.table(query), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="score-table" className={className}>
      <h2 id="score-table" className="text-lg font-medium">
        {query.province} {query.year} 年{query.subject}一分一段
      </h2>
      <Faces
        query={table}
        name="一分一段表"
        className={cn('mt-4 transition-opacity', table.isPlaceholderData && 'opacity-60')}
        pending={<PendingTable />}
        isEmpty={(rows) => rows.length === 0}
        empty={<EmptyRegion>这个批次没有一分一段数据。可以换一个批次或年份。</EmptyRegion>}
      >
        {(rows) => <Table rows={rows} query={query} score={score} />}
      </Faces>
    </section>
  )
}

function Table({
  rows,
  query,
  score,
}: {
  rows: readonly CurvePoint[]
  query: RankQuery
  score: number | undefined
}) {
  const region = useRef<HTMLDivElement>(null)
  const own = score === undefined ? undefined : rowOf(rows, score)
  const { points, marker } = chartOf(rows, score)
  const showOwn = () =>
    region.current?.querySelector('[data-mine]')?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  return (
    <div ref={region}>
      <LazyLineChart
        label={`${query.year} 年${query.subject}各分数的同分人数曲线，数据见下表`}
        points={points}
        marker={marker}
        xLabel="分数"
        yLabel="同分人数"
      />
      <div className="mt-6 flex min-h-10 items-center justify-between gap-4">
        <TrustLine source={`${query.province} ${query.year} 年一分一段表`} />
        {own && (
          <Button variant="outline" size="sm" onClick={showOwn}>
            看我的位次
          </Button>
        )}
      </div>
      <div className="mt-2">
        <LongTable
          label={`${query.province} ${query.year} 年${query.subject}一分一段表`}
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.score}
          mine={own && { key: own.score, label: '我的位次' }}
        />
      </div>
    </div>
  )
}

function PendingTable() {
  return (
    <div className="grid gap-6">
      <Skeleton className="h-72 md:h-80" />
      <Skeleton className="h-[32rem]" />
    </div>
  )
}
