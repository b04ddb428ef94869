import type { PlannerStatistics } from '~/contracts/planner-admin'
import { MonthFigure } from '~/shared/charts/month-figure'
import { ProvinceFigure } from '~/shared/charts/share-figures'
import { formatCount, formatPercent } from '~/shared/lib/text/format'
import type { Columns } from '~/shared/table/columns'
import { DataTable } from '~/shared/table/data-table'
import { OrderMark, statusLabel } from '../parts/order-status'
import { shareOf, sumOf } from './period'

interface FigureProps {
  readonly name: string
  readonly note?: string | undefined
  readonly children: string
}

/** One number with its name. */
export function Figure({ name, note, children }: FigureProps) {
  return (
    <div>
      <dt className="text-sm text-muted-foreground">{name}</dt>
      <dd>
        <span className="block text-2xl font-medium">{children}</span>
        {note && <span className="text-sm text-muted-foreground">{note}</span>}
      </dd>
    </div>
  )
}

interface MonthSignUpsProps {
  readonly data: PlannerStatistics
  readonly source: string
}

/** Sign-ups month by month, as every server counts them. */
export function MonthSignUps({ data: { signUps }, source }: MonthSignUpsProps) {
  return (
    <MonthFigure
      name="注册"
      caption="每月注册（人）"
      source={source}
      months={signUps.map(({ month }) => Number(month.slice(5)))}
      series={[{ id: 'now', label: '注册', values: signUps.map(({ count }) => count) }]}
      format={formatCount}
      unit="人"
    />
  )
}

interface ProvincesFigureProps {
  readonly name: string
  readonly caption: string
  /** The most first. */
  readonly provinces: readonly { readonly name: string; readonly count: number }[]
  readonly source: string
}

export function ProvincesFigure({ name, caption, provinces, source }: ProvincesFigureProps) {
  const total = sumOf(provinces)
  return (
    <ProvinceFigure
      name={name}
      caption={caption}
      source={source}
      provinces={provinces.map(({ name, count }) => ({
        province: name,
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
  /** Absent where nothing is compared. */
  readonly before: number | undefined
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
  { id: 'before', head: '前一段', figure: (row) => row.before },
]
const WITHOUT_BEFORE = STATUS_COLUMNS.filter(({ id }) => id !== 'before')

interface StatusTableProps {
  readonly label: string
  readonly orders: Orders
  readonly before?: Orders | undefined
}

/** How many orders stand where. */
export function StatusTable({ label, orders, before }: StatusTableProps) {
  const total = sumOf(orders)
  const rows = orders.map(({ status, count }, index) => ({
    status,
    count,
    share: shareOf(count, total),
    before: before?.[index]?.count,
  }))
  return <DataTable label={label} columns={before ? STATUS_COLUMNS : WITHOUT_BEFORE} rows={rows} />
}
