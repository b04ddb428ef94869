import { ORDER_STATUSES } from '~/contracts/reference'
import { cn } from '~/shared/ui/cn'

const SHORT: Readonly<Record<number, string>> = { 1: '待分配', 2: '待处理', 3: '服务中', 4: '已完成' }
const DOTS: Readonly<Record<number, string>> = {
  1: 'border-destructive',
  2: 'bg-destructive border-destructive',
  3: 'bg-match border-match',
  4: 'bg-safety border-safety',
}

/** The status of an order as the specification words it. */
export function statusLabel(status: number | null | undefined): string | undefined {
  return ORDER_STATUSES.find(({ id }) => id === status)?.label
}

/** The status in three characters, for tables and tabs. */
export const shortStatus = (status: number) => SHORT[status] ?? ''

/** A status: its word, and a dot that is open until somebody has the order. */
export function OrderMark({ status }: { status: number | null | undefined }) {
  if (!status) return <span className="text-muted-foreground">—</span>
  return (
    <span
      className="inline-flex items-center gap-1.5 align-top whitespace-nowrap"
      title={statusLabel(status)}
    >
      <span aria-hidden className={cn('size-2 rounded-full border-2', DOTS[status])} />
      {shortStatus(status)}
    </span>
  )
}
