import { type AccountSession, account } from '~/contracts/account'
import { isStaff } from '~/shared/domain/access'
import type { Backend } from '../../server/backend'
import { forbidden, notFound } from '../../server/problem'
import { type CallContext, mockEndpoints } from '../../server/resolve'
import { commentsOf, isReportedOf, removeAdvice } from '../../store/advice-tables'
import type { Account } from '../../store/database'
import { endSession, sessionsOf, userInfo } from '../../store/people'
import { detailsTableOf, ordersOf } from '../../store/people-tables'
import { extsOf, intentionsOf, physicalsOf } from '../../store/profile-tables'
import { scoreRecordsOf } from '../../store/score-tables'
import { filledList } from '../../store/world-lists'
import { detailOf } from '../lists/list-plan'
import { scoreRecordHandlers } from '../scores/score-records'
import { serviceOrderOf } from '../staff/service-orders'
import { studentProfileHandlers } from '../students/student-profile'
import { studentRecordHandlers } from '../students/student-record'
import { giveUpCode } from './sms-codes'

export const accountHandlers = mockEndpoints(account, {
  sessions: ({ backend, caller, token }) => shownSessions(backend, caller, token),

  data: async (call) => {
    const { backend, caller, token } = call
    return {
      account: userInfo(caller),
      sessions: shownSessions(backend, caller, token),
      ...(!isStaff(caller) && (await dataOfStudent(call))),
    }
  },

  endSessions: ({ query: { id }, backend, caller, token }) => {
    const others = sessionsOf(backend, caller.id).filter((session) => session.token !== token)
    const ended = id === undefined ? others : others.filter((session) => session.id === id)
    if (id !== undefined && ended.length === 0) throw notFound('没有这台设备，可能已经退出登录')
    for (const session of ended) endSession(backend, session.token)
    return ended.length === 0 ? '没有其他设备' : `已让 ${ended.length} 台设备退出登录`
  },

  remove: ({ body, backend, caller }) => {
    if (isStaff(caller)) throw forbidden('工作人员的账号由管理员停用')
    giveUpCode(backend, caller.tel, body.code)
    removeStudent(backend, caller)
    return '账号已注销'
  },
})

function shownSessions(backend: Backend, caller: Account, token: string | null): AccountSession[] {
  return sessionsOf(backend, caller.id).map((session) => {
    const { id = '', device = '', startTime = '', lastTime = '' } = session
    return { id, device, startTime, lastTime, current: session.token === token }
  })
}

async function dataOfStudent(call: CallContext<'member'>) {
  const { backend, caller } = call
  const { db } = backend
  const { id } = caller
  const asked = { ...call, params: { id, studentId: id }, query: { studentId: id }, body: undefined }
  const lists = db.applicationList.list({ studentId: id }).filter((list) => isReportedOf(db, caller, list))
  return {
    record: await studentRecordHandlers.byId(asked),
    physicalTest: await studentProfileHandlers.physical(asked),
    enrollmentIntention: await studentProfileHandlers.intention(asked),
    other: await studentProfileHandlers.ext(asked),
    scores: await scoreRecordHandlers.list(asked),
    applicationLists: lists.map((list) => detailOf(backend, filledList(backend, list))),
    comments: lists
      .flatMap((list) => commentsOf(db).list({ listId: list.id }))
      .toSorted((a, b) => (a.createTime < b.createTime ? -1 : 1)),
    serviceOrders: ordersOf(db)
      .list({ studentId: id })
      .map((order) => serviceOrderOf(db, order)),
  }
}

/** Takes a student out of every table; what staff have done stays in the audit trail. */
function removeStudent({ db }: Backend, { id, tel }: Account): void {
  for (const list of db.applicationList.list({ studentId: id })) {
    removeAdvice(db, list.id)
    db.applicationList.remove(list.id)
  }
  for (const score of scoreRecordsOf(db).list({ studentId: id })) scoreRecordsOf(db).remove(score.id)
  for (const order of ordersOf(db).list({ studentId: id })) ordersOf(db).remove(order.id)
  for (const table of [detailsTableOf(db), physicalsOf(db), intentionsOf(db), extsOf(db)]) table.remove(id)
  const { creation, credential, smsCode } = db.models
  for (const made of creation.getAll())
    if (made.id.startsWith(`${id} `)) creation.deleteMany({ where: { id: { equals: made.id } } })
  credential.deleteMany({ where: { accountId: { equals: id } } })
  smsCode.deleteMany({ where: { tel: { equals: tel } } })
  db.account.remove(id)
}
