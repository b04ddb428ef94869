import { ORDER_STATUSES } from '~/contracts/reference'
import type { StudentFormQuery } from '~/contracts/service-orders'
import type { StudentsFilters } from './students.address'

/** Students on a page of the table. */
export const PAGE_SIZE = 20

/** What the list is asked for by the filters of the page. */
export function studentsQuestion(filters: StudentsFilters): StudentFormQuery {
  const { q, province, year, vip, planner, status, page } = filters
  const statuses = ORDER_STATUSES.flatMap(({ id }) => (id === status ? [id] : []))
  return {
    page,
    pageSize: PAGE_SIZE,
    ...(q !== undefined && { query: q }),
    ...(province !== undefined && { province }),
    ...(year !== undefined && { year }),
    ...(vip !== undefined && { auth: vip === 'yes' }),
    ...(planner !== undefined && { plannerId: planner }),
    ...(statuses.length > 0 && { statuses }),
  }
}
