import { ORDER_STATUSES } from '~/contracts/reference'
import type { StudentFormQuery } from '~/contracts/service-orders'
import { isAdministrator } from '~/shared/domain/access'
import { ORDER } from '~/shared/domain/service-order'
import type { MyStudentsFilters } from './my-students.address'

export type OrderStatus = NonNullable<MyStudentsFilters['status']>

export const PAGE_SIZE = 20

/** The status whose orders the badge counts: an administrator has them to assign, a planner to begin with (S1 §2). */
export function countedStatus(person: { readonly roleId: number }): OrderStatus {
  return isAdministrator(person) ? '1' : '2'
}

/**
 * The orders of a status. Those without a planner are offered to every planner; of the others planners see their own,
 * administrators all.
 */
export function ordersQuestion(
  { status, q, page }: Pick<MyStudentsFilters, 'q' | 'page'> & { readonly status: OrderStatus },
  person: { readonly roleId: number },
): StudentFormQuery {
  const statuses = ORDER_STATUSES.flatMap(({ id }) => (String(id) === status ? [id] : []))
  const mine = status !== String(ORDER.unassigned) && !isAdministrator(person)
  return { page, pageSize: PAGE_SIZE, statuses, ...(mine && { mine }), ...(q !== undefined && { query: q }) }
}
