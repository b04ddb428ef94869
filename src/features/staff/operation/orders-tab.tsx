import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ORDER_STATUSES } from '~/contracts/reference'
import { formatCount } from '~/shared/lib/text/format'
import { OrderMark } from '../parts/order-status'
import { staffCalls } from '../staff.calls'

/** How many orders stand at each step; each number leads to its students. */
export function OrdersTab() {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {ORDER_STATUSES.map(({ id, label }) => (
        <li key={id}>
          <Link
            to="/departStudentList"
            search={{ status: id, page: 1 }}
            className="grid gap-1 rounded-lg border bg-surface p-4 hover:bg-muted"
          >
            <OrderMark status={id} />
            <Count status={id} />
            <span className="text-sm text-muted-foreground">{label}</span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

function Count({ status }: { status: (typeof ORDER_STATUSES)[number]['id'] }) {
  const { data } = useQuery(staffCalls.students({ page: 1, pageSize: 1, statuses: [status] }))
  return <span className="text-xl font-medium">{data ? formatCount(data.total) : '…'}</span>
}
