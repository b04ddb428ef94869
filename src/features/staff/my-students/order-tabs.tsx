import { useQuery } from '@tanstack/react-query'
import type { UserInfo } from '~/contracts/auth'
import { ORDER_STATUSES } from '~/contracts/reference'
import type { Filtered } from '~/shared/address/address'
import { formatCount } from '~/shared/lib/format'
import { shortStatus } from '../parts/order-status'
import { PressTabs } from '../parts/press-tabs'
import { staffCalls } from '../staff.calls'
import { type MyStudentsFilters, myStudentsAddress } from './my-students.address'
import { ordersQuestion } from './orders-question'

interface OrderTabsProps extends Filtered<MyStudentsFilters> {
  readonly user: UserInfo
}

/** The four statuses with the number of their orders. */
export function OrderTabs({ user, filters, change }: OrderTabsProps) {
  const options = ORDER_STATUSES.map(({ id, label }) => {
    const { status } = myStudentsAddress.parse({ status: String(id) })
    const beside = <TabCount key={id} user={user} filters={{ ...filters, status }} />
    return { value: status, label: shortStatus(id), title: label, beside }
  })
  return (
    <PressTabs
      label="服务单状态"
      options={options}
      value={filters.status}
      onChange={(status) => change({ status, page: 1 })}
    />
  )
}

function TabCount({ user, filters }: { user: UserInfo; filters: MyStudentsFilters }) {
  const { data } = useQuery(staffCalls.students({ ...ordersQuestion(filters, user), page: 1, pageSize: 1 }))
  return (
    <span className="text-xs font-normal text-muted-foreground">{data ? formatCount(data.total) : '…'}</span>
  )
}
