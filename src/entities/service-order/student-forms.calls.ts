import { type StudentFormQuery, serviceOrders } from '~/contracts/service-orders'
import { ask, call } from '~/shared/api/call'

/** Students with their newest orders, as staff look for them. */
export const studentForms = (body: StudentFormQuery) => ask(call(serviceOrders.students, { body }))
