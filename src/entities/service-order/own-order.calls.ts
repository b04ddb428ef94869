import { serviceOrders } from '~/contracts/service-orders'
import { ask, call } from '~/shared/api/call'

/** The student's own record with their newest order: the call gives a student nobody else's. */
export const ownOrder = () => ask(call(serviceOrders.students, { body: { page: 1, pageSize: 1 } }))
