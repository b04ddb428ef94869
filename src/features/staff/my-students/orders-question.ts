import { ORDER_STATUSES } from '~/contracts/reference'
import type { StudentFormQuery } from '~/contracts/service-orders'
import { isAdministrator } from '~/shared/domain/access'
import { ORDER } from '~/shared/domain/service-order'
import type { MyStudentsFilters } from './my-students.address'

export const PAGE_SIZE = 20

/**
 * The orders of a status. Those without a planner are offered to every planner; of the others planners see their own,
 * administrators all.
 */
export function ordersQuestion(
  { status, q, page }: MyStudentsFilters,
  person: { readonly roleId: number },
): StudentFormQuery {
  const statuses = ORDER_STATUSES.flatMap(({ id }) => (String(id) === status ? [id] : []))
  const mine = status !== String(ORDER.unassigned) && !isAdministrator(person)
  return { page, pageSize: PAGE_SIZE, statuses, ...(mine && { mine }), ...(q !== undefined && { query: q }) }
}
