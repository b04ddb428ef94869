import { ORDER_STATUSES } from '~/contracts/reference'
import type { StudentFormQuery } from '~/contracts/service-orders'
import { isAdministrator } from '~/shared/domain/access'
import { ORDER } from '~/shared/domain/service-order'
import type { MyStudentsFilters } from './my-students.address'

export type OrderStatus = NonNullable<MyStudentsFilters['status']>

export const PAGE_SIZE = 20
/** More students than any planner serves: who needs her first is found among all of them. */
const WHOLE_DESK = 200

/** Whether a tab is the reader's own work, sorted by who needs them. */
export function isDesk(status: OrderStatus, person: { readonly roleId: number }): boolean {
  return !isAdministrator(person) && (status === String(ORDER.assigned) || status === String(ORDER.serving))
}

/** The status whose orders the badge counts: an administrator has them to assign, a planner to begin with (S1 §2). */
export function countedStatus(person: { readonly roleId: number }): OrderStatus {
  return isAdministrator(person) ? '1' : '2'
}

interface OfOrders {
  readonly status: OrderStatus
  /** Only students of the exam of this year. */
  readonly year?: number | undefined
}

/**
 * The orders of a status. Those without a planner are offered to every planner; of the others planners see their own,
 * administrators all.
 */
export function ordersQuestion(
  { status, q, page, year }: Pick<MyStudentsFilters, 'q' | 'page'> & OfOrders,
  person: { readonly roleId: number },
): StudentFormQuery {
  const statuses = ORDER_STATUSES.flatMap(({ id }) => (String(id) === status ? [id] : []))
  const mine = status !== String(ORDER.unassigned) && !isAdministrator(person)
  return {
    page,
    pageSize: isDesk(status, person) ? WHOLE_DESK : PAGE_SIZE,
    statuses,
    ...(year !== undefined && { year }),
    ...(mine && { mine }),
    ...(q !== undefined && { query: q }),
  }
}
