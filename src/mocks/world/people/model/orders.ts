import type { ServiceOrder } from '~/contracts/service-orders'
import { integer, pick, uniform } from '../../kit/seed'
import { type Calendar, momentBefore } from '../calendar'
import { type Person, plannerId, signUpMonths } from '../people'
import { SERVING_PLANNERS } from './planners'

const ORDERS_OF_VIP = 0.95
const ORDERS_OF_OTHERS = 0.35

/** Shares of the four statuses among the orders of those who have not sat the exam. */
const STATUSES = [
  { status: 1, share: 0.2 },
  { status: 2, share: 0.2 },
  { status: 3, share: 0.45 },
  { status: 4, share: 0.15 },
] as const

/** What students write who want help. */
const NOTES = [
  '想学计算机，不确定冲哪些学校',
  '希望留在省内',
  '想读师范，兼顾就业',
  '考虑医学类',
  '请帮忙看专业组',
  null,
]

/** An order as the world makes it; the names of planners are looked up when it is shown. */
export type OrderRecord = Omit<ServiceOrder, 'plannerName'>

/** The one order of a student of the world; undefined for those who never asked. `others` take orders beside the world's planners. */
export function orderOf(
  person: Person,
  calendar: Calendar,
  others: readonly string[] = [],
): OrderRecord | undefined {
  const { id, auth, year } = person
  if (year === null || uniform('has-order', id) >= (auth ? ORDERS_OF_VIP : ORDERS_OF_OTHERS)) return undefined
  const status = year < calendar.graduatingYear ? 4 : statusOf(id)
  const planners = [...others, ...SERVING_PLANNERS.map(plannerId)]
  const months = status === 1 ? 1 : integer(1, signUpMonths(id), 'order-age', id)
  return {
    id: `o-${id}`,
    studentId: id,
    status,
    plannerId: status === 1 ? null : pick(planners, 'order-planner', id),
    note: pick(NOTES, 'order-note', id),
    createTime: momentBefore(calendar, months, integer(21, 27, 'order-day', id), 540),
    updateTime: momentBefore(calendar, months, 28, integer(600, 1200, 'order-time', id)),
  }
}

function statusOf(id: string): OrderRecord['status'] {
  let left = uniform('order-status', id)
  for (const { status, share } of STATUSES) {
    if (left < share) return status
    left -= share
  }
  return 1
}
