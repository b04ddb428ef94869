import { ORDER_STATUSES, ROLES } from '~/contracts/reference'
import {
  type ServiceOrder,
  type ServiceOrderUpdate,
  type StudentFormQuery,
  serviceOrders,
} from '~/contracts/service-orders'
import { isAdministrator, isStaff } from '~/shared/domain/access'
import { movedOrder, ORDER, type OrderState } from '~/shared/domain/service-order'
import { maskTel } from '~/shared/lib/text/people'
import { checkVersion, versionOf } from '../../server/content-version'
import { requireStudent } from '../../server/known/student'
import { pageOfRecords } from '../../server/paging'
import { badRequest, conflict, forbidden, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { knownLists } from '../../store/advice-tables'
import { chinaTime } from '../../store/china-time'
import type { Account, Database } from '../../store/database'
import { recordAct } from '../../store/editorial-tables'
import {
  detailsTableOf,
  joinedTime,
  newestOrder,
  ordersOf,
  profilesOf,
  signedUpStudents,
} from '../../store/people-tables'
import type { OrderRecord } from '../../world/people/service'

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
    const lists = new Map<string, number>()
    for (const { studentId } of knownLists(db)) lists.set(studentId, (lists.get(studentId) ?? 0) + 1)
    return {
      ...page,
      records: records.map((row) => formOf(db, row, lists.get(row.account.id) ?? 0)),
    }
  },

  /** Administrators assign what is new, planners take up what is assigned to them; nothing waits for a student. */
  pendingCount: ({ backend, caller }) => {
    const orders = ordersOf(backend.db).list()
    if (caller.roleId === ROLES.administrator)
      return orders.filter(({ status }) => status === ORDER.unassigned).length
    return orders.filter(({ status, plannerId }) => status === ORDER.assigned && plannerId === caller.id)
      .length
  },

  create: ({ body, backend, caller }) => {
    const { db } = backend
    requireStudent(db, caller, body.studentId)
    const before = newestOrder(db, body.studentId)
    if (before && before.status !== ORDER.completed) throw conflict('已有一份未完成的服务单')
    const orders = ordersOf(db)
    const at = chinaTime(backend.now())
    const { studentId, note } = body
    const order = {
      id: orders.nextId(),
      studentId,
      note,
      status: ORDER.unassigned,
      createTime: at,
      updateTime: at,
    } as const
    return serviceOrderOf(db, orders.put(order))
  },

  update: ({ body, backend, caller }) => {
    const { db } = backend
    const order = ordersOf(db).find(body.id)
    if (!order) throw notFound('没有这份服务单')
    checkVersion(body.version, orderVersion(order), conflictWords(db, order))
    const moved = requireMoved(db, order, body, caller)
    if (!moved.plannerId || !profilesOf(db).find(moved.plannerId)) {
      if (moved !== order) throw badRequest('没有这名规划师')
    }
    const updated = ordersOf(db).change(order.id, {
      status: moved.status,
      plannerId: moved.plannerId,
      note: body.note,
      updateTime: chinaTime(backend.now()),
    })
    const student = db.account.find(order.studentId)?.name ?? ''
    const label = ORDER_STATUSES.find(({ id }) => id === moved.status)?.label
    const act = moved === order ? `修改了${student}的备注` : `${student}的服务单：${label}`
    recordAct(backend, caller, act)
    return serviceOrderOf(db, updated ?? order)
  },

  withdraw: ({ params, backend, caller }) => {
    const orders = ordersOf(backend.db)
    const order = orders.find(params.id)
    if (!order) throw notFound('没有这份服务单')
    if (order.studentId !== caller.id) throw forbidden()
    if (order.status > ORDER.assigned) throw conflict('规划师已经开始服务，不能撤回')
    orders.remove(order.id)
    return '已撤回'
  },
})

/** The order after the step. Throws unless it is the next step and the caller's to make. */
function requireMoved(
  db: Database,
  order: OrderRecord,
  move: ServiceOrderUpdate,
  caller: Account,
): OrderState {
  const moved = movedOrder(order, move, caller)
  if (moved === 'incomplete') throw badRequest('请选择规划师')
  if (moved === 'forbidden') throw forbidden('只有负责的规划师可以推进服务单，只有管理员可以分配给别人')
  if (moved !== 'conflict') return moved
  const taker = order.plannerId ? db.account.find(order.plannerId)?.name : undefined
  if (move.status === ORDER.assigned && taker) throw conflict(`这份服务单已由${taker}接手`)
  const label = ORDER_STATUSES.find(({ id }) => id === order.status)?.label
  throw conflict(`服务单只能按顺序推进，现在是“${label}”`)
}

/** A number is found by a part of it only by who may see it whole: else it could be read out by searching. */
function hasNumber({ account, order }: Row, query: string, caller: Account): boolean {
  const isReported = isAdministrator(caller) || account.id === caller.id || order?.plannerId === caller.id
  return isReported ? account.tel.includes(query) : account.tel === query
}

function isAsked(row: Row, asked: StudentFormQuery, caller: Account): boolean {
  const { account, order } = row
  const { query, province, year, auth, statuses, plannerId, mine } = asked
  const isStudent = !isStaff(caller)
  return (
    (!isStudent || account.id === caller.id) &&
    (isStudent || !mine || order?.plannerId === caller.id) &&
    (!query || account.name.includes(query) || hasNumber(row, query, caller)) &&
    (!province || account.province === province) &&
    (!year || account.year === year) &&
    (auth === null || auth === undefined || account.auth === auth) &&
    (!statuses?.length || (order !== undefined && statuses.includes(order.status))) &&
    (!plannerId || order?.plannerId === plannerId)
  )
}

function formOf(db: Database, { account, order }: Row, applicationListCount: number) {
  const { id, name, tel, auth, province, year } = account
  const joined = joinedTime(db, account)
  const shownOrder = order && serviceOrderOf(db, order)
  return {
    studentId: id,
    studentName: name,
    tel: maskTel(tel),
    auth,
    province,
    year,
    highSchool: detailsTableOf(db).find(id)?.highSchool,
    applicationListCount,
    orderId: order?.id,
    status: order?.status,
    plannerId: order?.plannerId,
    plannerName: shownOrder?.plannerName,
    note: order?.note,
    orderVersion: shownOrder?.version,
    createTime: joined,
    updateTime: order?.updateTime ?? joined,
  }
}

/** An order as it is told, with the name of its planner. */
export function serviceOrderOf(db: Database, order: OrderRecord): ServiceOrder {
  const planner = order.plannerId && db.account.find(order.plannerId)
  return { ...order, plannerName: planner ? planner.name : null, version: orderVersion(order) }
}

const orderVersion = ({ id, status, plannerId, note }: OrderRecord) =>
  versionOf({ id, status, plannerId, note })

/** What is said to somebody who changes an order that somebody else has changed. */
function conflictWords(db: Database, { status, plannerId }: OrderRecord): string {
  const label = ORDER_STATUSES.find(({ id }) => id === status)?.label
  const planner = plannerId ? db.account.find(plannerId)?.name : undefined
  return `这份服务单刚被改过，现在是“${label}”${planner ? `，由${planner}负责` : ''}，请核对后再试`
}
