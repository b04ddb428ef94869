import { useQuery } from '@tanstack/react-query'
import type { UserInfo } from '~/contracts/auth'
import { ORDER_STATUSES } from '~/contracts/reference'
import type { Filtered } from '~/shared/address/address'
import { formatCount } from '~/shared/lib/format'
import { shortStatus } from '../parts/order-status'
import { staffCalls } from '../staff.calls'
import { type MyStudentsFilters, myStudentsAddress } from './my-students.address'
import { ordersQuestion } from './orders-question'

interface OrderTabsProps extends Filtered<MyStudentsFilters> {
  readonly user: UserInfo
}

/** The four statuses with the number of their orders. */
export function OrderTabs({ user, filters, change }: OrderTabsProps) {
  return (
    <fieldset aria-label="服务单状态" className="flex flex-wrap gap-1">
      {ORDER_STATUSES.map(({ id, label }) => {
        const { status } = myStudentsAddress.parse({ status: String(id) })
        return (
          <button
            key={id}
            type="button"
            title={label}
            aria-pressed={filters.status === status}
            onClick={() => change({ status, page: 1 })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded px-3 text-sm hover:bg-muted aria-pressed:bg-primary-soft aria-pressed:font-medium aria-pressed:text-primary md:min-h-9"
          >
            {shortStatus(id)}
            <TabCount user={user} filters={{ ...filters, status }} />
          </button>
        )
      })}
    </fieldset>
  )
}

function TabCount({ user, filters }: { user: UserInfo; filters: MyStudentsFilters }) {
  const { data } = useQuery(staffCalls.students({ ...ordersQuestion(filters, user), page: 1, pageSize: 1 }))
  return (
    <span className="text-xs font-normal text-muted-foreground">{data ? formatCount(data.total) : '…'}</span>
  )
}
