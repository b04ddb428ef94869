import { useQuery } from '@tanstack/react-query'
import type { UserInfo } from '~/contracts/auth'
import { ORDER_STATUSES } from '~/contracts/reference'
import type { Filtered } from '~/shared/address/address'
import { formatCount } from '~/shared/lib/text/format'
import { shortStatus } from '../parts/order-status'
import { PressTabs } from '../parts/press-tabs'
import { staffCalls } from '../staff.calls'
import { type MyStudentsFilters, myStudentsAddress } from './my-students.address'
import { type OrderStatus, ordersQuestion } from './orders-question'

interface OrderTabsProps extends Filtered<MyStudentsFilters> {
  readonly status: OrderStatus
  readonly user: UserInfo
}

/** The four statuses with the number of their orders. */
export function OrderTabs({ user, status: open, filters, change }: OrderTabsProps) {
  const options = ORDER_STATUSES.map(({ id, label }) => {
    const { status = open } = myStudentsAddress.parse({ status: String(id) })
    const beside = <TabCount key={id} user={user} filters={{ ...filters, status }} />
    return { value: status, label: shortStatus(id), title: label, beside }
  })
  return (
    <PressTabs
      label="服务单状态"
      options={options}
      value={open}
      onChange={(status) => change({ status, page: 1 })}
    />
  )
}

/** How many orders a status has, by the first row of them. */
export const ordersCount = (filters: Parameters<typeof ordersQuestion>[0], user: UserInfo) =>
  staffCalls.students({ ...ordersQuestion(filters, user), page: 1, pageSize: 1 })

interface TabCountProps {
  readonly user: UserInfo
  readonly filters: Parameters<typeof ordersQuestion>[0]
}

function TabCount({ user, filters }: TabCountProps) {
  const { data } = useQuery(ordersCount(filters, user))
  return (
    <span className="text-xs font-normal text-muted-foreground">{data ? formatCount(data.total) : '…'}</span>
  )
}
