import { type DeskEntry, planner } from '~/contracts/planner'
import { SELF_CREATED } from '~/contracts/reference'
import { isStaff } from '~/shared/domain/access'
import { ORDER } from '~/shared/domain/service-order'
import type { Backend } from '../../server/backend'
import { inSlices } from '../../server/in-slices'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { isReportedOf } from '../../store/advice-tables'
import type { Account } from '../../store/database'
import { accountByTel, userInfo } from '../../store/people'
import { ordersOf } from '../../store/people-tables'
import { filledList } from '../../store/world-lists'
import { holdOf } from '../lists/list-risks'
import { summaryOf } from '../lists/list-summaries'
import { newestFirst } from '../scores/newest-first'

export const plannerHandlers = mockEndpoints(planner, {
  desk: ({ backend, caller }) => {
    const orders = ordersOf(backend.db).list()
    const mine = new Set(
      orders.flatMap(({ studentId, plannerId, status }) =>
        plannerId === caller.id && ON_DESK.has(status) ? studentId : [],
      ),
    )
    return inSlices([...mine], (studentId) => deskEntry(backend, caller, studentId))
  },

  simpleInfo: ({ query, backend }) => {
    const account = accountByTel(backend, query.plannerTel)
    if (!account || !isStaff(account)) throw notFound('没有这名规划师')
    return userInfo(account)
  },
})

/** Orders that are somebody's work now. */
const ON_DESK: ReadonlySet<number> = new Set([ORDER.assigned, ORDER.serving])

function deskEntry(backend: Backend, caller: Account, studentId: string): DeskEntry {
  const { db } = backend
  const lists = db.applicationList
    .list({ studentId })
    .filter((list) => isReportedOf(db, caller, list))
    .toSorted((a, b) => ((a.updateTime ?? '') < (b.updateTime ?? '') ? 1 : -1))
  const list = lists.find(({ createdType }) => createdType !== SELF_CREATED) ?? lists[0]
  const whole = list && filledList(backend, list)
  return {
    studentId,
    scores: newestFirst(db, studentId),
    ...(whole && { list: summaryOf(backend, caller, whole), ...holdOf(backend, caller, whole) }),
  }
}
