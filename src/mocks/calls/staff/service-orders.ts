import { ORDER_STATUSES, ROLES } from '~/contracts/reference'
import {
  type ServiceOrder,
  type ServiceOrderUpdate,
  type StudentFormQuery,
  serviceOrders,
} from '~/contracts/service-orders'
import { isAdministrator, isStaff } from '~/shared/domain/access'
import { maskTel } from '~/shared/lib/people'
import { requireStudent } from '../../server/known/student'
import { pageOfRecords } from '../../server/paging'
import { badRequest, conflict, forbidden, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { chinaTime } from '../../store/china-time'
import type { Account, Database } from '../../store/database'
import {
  detailsTableOf,
  newestOrder,
  ordersOf,
  profilesOf,
  signedUpStudents,
} from '../../store/people-tables'
import type { OrderRecord } from '../../world/people/orders'

const UNASSIGNED = 1
const ASSIGNED = 2
const COMPLETED = 4

/** One row of the staff's student lists before it is shown. */
interface Row {
  readonly account: Account
  readonly order: OrderRecord | undefined
}

export const serviceOrderHandlers = mockEndpoints(serviceOrders, {
  students: ({ body, backend, caller }) => {
    const { db } = backend
    const newest = new Map(
      ordersOf(db)
        .list()
        .map((order) => [order.studentId, order]),
    )
    const rows = signedUpStudents(db)
      .map((account) => ({ account, order: newest.get(account.id) }))
      .filter((row) => isAsked(row, body, caller))
    const { records, ...page } = pageOfRecords(rows, body)
    return { ...page, records: records.map((row) => formOf(db, row)) }
  },

  /** Administrators assign what is new, planners take up what is assigned to them; nothing waits for a student. */
  pendingCount: ({ backend, caller }) => {
    const orders = ordersOf(backend.db).list()
    if (caller.roleId === ROLES.administrator)
      return orders.filter(({ status }) => status === UNASSIGNED).length
    return orders.filter(({ status, plannerId }) => status === ASSIGNED && plannerId === caller.id).length
  },

  create: ({ body, backend, caller }) => {
    const { db } = backend
    requireStudent(db, caller, body.studentId)
    const before = newestOrder(db, body.studentId)
    if (before && before.status !== COMPLETED) throw conflict('已有一份未完成的服务单')
    const orders = ordersOf(db)
    const at = chinaTime(backend.now())
    const { studentId, note } = body
    const order = {
      id: orders.nextId(),
      studentId,
      note,
      status: UNASSIGNED,
      createTime: at,
      updateTime: at,
    } as const
    return shown(db, orders.put(order))
  },

  update: ({ body, backend, caller }) => {
    const { db } = backend
    const order = ordersOf(db).find(body.id)
    if (!order) throw notFound('没有这份服务单')
    const plannerId = requirePlannerOf(order, body, caller)
    if (!profilesOf(db).find(plannerId)) throw badRequest('没有这名规划师')
    const updated = ordersOf(db).change(order.id, {
      status: body.status,
      plannerId,
      note: body.note,
      updateTime: chinaTime(backend.now()),
    })
    return shown(db, updated ?? order)
  },
})

/** The planner of the order after the step. Throws unless it is the next step and the caller's to make. */
function requirePlannerOf(
  order: OrderRecord,
  { status, plannerId }: ServiceOrderUpdate,
  caller: Account,
): string {
  if (status !== order.status + 1) {
    const label = ORDER_STATUSES.find(({ id }) => id === order.status)?.label
    throw conflict(`服务单只能按顺序推进，现在是“${label}”`)
  }
  if (status === ASSIGNED) {
    if (!isAdministrator(caller)) throw forbidden('只有管理员可以分配规划师')
    if (!plannerId) throw badRequest('请选择规划师')
    return plannerId
  }
  if (order.plannerId !== caller.id) throw forbidden('只有负责的规划师可以推进服务单')
  return caller.id
}

function isAsked({ account, order }: Row, asked: StudentFormQuery, caller: Account): boolean {
  const { query, province, year, statuses, plannerId, mine } = asked
  const isStudent = !isStaff(caller)
  return (
    (!isStudent || account.id === caller.id) &&
    (isStudent || !mine || order?.plannerId === caller.id) &&
    (!query || account.name.includes(query) || account.tel.includes(query)) &&
    (!province || account.province === province) &&
    (!year || account.year === year) &&
    (!statuses?.length || (order !== undefined && statuses.includes(order.status))) &&
    (!plannerId || order?.plannerId === plannerId)
  )
}

function formOf(db: Database, { account, order }: Row) {
  const { id, name, tel, auth, province, year } = account
  const joined = account.createTime ?? chinaTime(new Date(Date.UTC(db.calendar.year, db.calendar.month - 1)))
  const shownOrder = order && shown(db, order)
  return {
    studentId: id,
    studentName: name,
    tel: maskTel(tel),
    auth,
    province,
    year,
    highSchool: detailsTableOf(db).find(id)?.highSchool,
    applicationListCount: db.applicationList.list({ studentId: id }).length,
    orderId: order?.id,
    status: order?.status,
    plannerId: order?.plannerId,
    plannerName: shownOrder?.plannerName,
    createTime: joined,
    updateTime: order?.updateTime ?? joined,
  }
}

function shown(db: Database, order: OrderRecord): ServiceOrder {
  const planner = order.plannerId && db.account.find(order.plannerId)
  return { ...order, plannerName: planner ? planner.name : null }
}
