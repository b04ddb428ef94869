import type { PlannerStatistics } from '~/contracts/planner-admin'
import { MonthFigure } from '~/shared/charts/month-figure'
import { ProvinceFigure } from '~/shared/charts/share-figures'
import { formatCount, formatPercent } from '~/shared/lib/format'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { OrderMark, statusLabel } from '../parts/order-status'
import { monthOf, type Period, shareOf, sumOf } from './period'

interface SignUpsFigureProps {
  readonly period: Period
  readonly source: string
}

/** Sign-ups month by month, with the months before where they reach. */
export function SignUpsFigure({ period: { now, before }, source }: SignUpsFigureProps) {
  const counts = (months: Period['now']) => months.map(({ count }) => count)
  return (
    <MonthFigure
      caption="每月注册（人）"
      source={source}
      months={now.map(({ month }) => monthOf(month))}
      series={[
        { id: 'now', label: '这段时间', values: counts(now) },
        ...(before ? [{ id: 'before', label: `前 ${before.length} 个月`, values: counts(before) }] : []),
      ]}
      format={formatCount}
      unit="人"
    />
  )
}

interface ProvincesFigureProps {
  readonly data: PlannerStatistics
  readonly source: string
}

export function ProvincesFigure({ data: { provinces }, source }: ProvincesFigureProps) {
  const total = sumOf(provinces)
  return (
    <ProvinceFigure
      caption="学生的高考省份"
      source={source}
      provinces={provinces.map(({ provinceName, count }) => ({
        province: provinceName,
        share: shareOf(count, total),
        lines: [`${formatCount(count)} 名`],
      }))}
      columns={[{ head: '学生（名）', of: provinces.map(({ count }) => formatCount(count)) }]}
    />
  )
}

type Orders = PlannerStatistics['orders']

interface StatusRow {
  readonly status: number
  readonly count: number
  readonly share: number
}

const STATUS_COLUMNS: Columns<StatusRow> = [
  {
    id: 'status',
    head: '状态',
    cell: ({ status }) => (
      <span className="inline-flex gap-3">
        <OrderMark status={status} />
        <span className="text-muted-foreground max-md:hidden">{statusLabel(status)}</span>
      </span>
    ),
    lead: [],
  },
  { id: 'count', head: '服务单（份）', figure: (row) => row.count, strong: true },
  { id: 'share', head: '占比', text: (row) => formatPercent(row.share), align: 'right' },
]

/** How many orders stand where. */
export function StatusTable({ orders }: { orders: Orders }) {
  const total = sumOf(orders)
  const rows = orders.map(({ status, count }) => ({ status, count, share: shareOf(count, total) }))
  return <DataTable label="服务单状态" columns={STATUS_COLUMNS} rows={rows} />
}
