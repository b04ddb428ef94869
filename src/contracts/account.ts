import * as z from 'zod/mini'
import { ApplicationListDetail } from './application-lists'
import { UserInfo } from './auth'
import { del, get, post } from './endpoint'
import { Word } from './limits'
import { ListComment } from './list-advice'
import { falling, rising, unknown } from './meaning/said'
import { DateTime, Text } from './primitives'
import { PreferenceScore } from './score-records'
import { ServiceOrder } from './service-orders'
import { EnrollmentIntention, PhysicalTest, StudentExt } from './student-profile'
import { StudentRecord } from './student-record'

/** One sign-in of a person that is still good. */
export const AccountSession = z.object({
  /** Names the session; it is not its credential. */
  id: Text,
  /** Browser and system as the server reads them from the header `User-Agent`; empty where it knows neither. */
  device: z.string(),
  startTime: DateTime,
  /** Of the last call, to the minute. */
  lastTime: DateTime,
  /** The one that asks. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof AccountSession>

/** Everything that is kept of a person by the server. What only students have is absent for staff. */
export const AccountData = z.object({
  account: UserInfo,
  sessions: z.array(AccountSession),
  record: z.nullish(StudentRecord),
  physicalTest: z.nullish(PhysicalTest),
  enrollmentIntention: z.nullish(EnrollmentIntention),
  other: z.nullish(StudentExt),
  scores: z.optional(z.array(PreferenceScore)),
  /** With their choices. A draft of a planner is not among them. */
  applicationLists: z.optional(z.array(ApplicationListDetail)),
  /** What stands beside the lists, the oldest first. */
  comments: z.optional(z.array(ListComment)),
  serviceOrders: z.optional(z.array(ServiceOrder)),
})
export type AccountData = z.infer<typeof AccountData>

/** Says which sessions end. */
const EndedSessions = z.object({
  /** One session; all but the one that asks where it is absent. */
  id: z.optional(Word),
})

/** A code that was sent to the number of the account. */
const AccountRemoval = z.object({ code: Word })

/**
 * A person's own account: where it is signed in, all its data, and its end. A server has all of it or none; `sessions` is
 * what a client asks first.
 */
export const account = {
  sessions: get('/api/account/sessions', {
    summary: '登录着这个账号的设备，最近用过的在前',
    payload: z.array(AccountSession),
    access: 'member',
    fresh: 'own',
    extension: true,
    source: 'somebody who has signed in on a school computer sees it; without it they sign out there',
    orders: [falling('', '/lastTime')],
  }),
  data: get('/api/account/data', {
    summary: '服务器保存的本人的全部信息',
    payload: AccountData,
    access: 'member',
    fresh: 'shared',
    extension: true,
    source: 'a person may take along what is kept of them; without it the client joins what other calls tell',
    orders: [rising('/comments', '/createTime')],
  }),
  endSessions: del('/api/account/sessions', {
    summary: '让一台设备退出登录，或让其他设备都退出',
    query: EndedSessions,
    payload: z.string(),
    carrier: 'message',
    access: 'member',
    effect: 'write',
    changes: ['GET /api/account/sessions'],
    extension: true,
    source: 'a lost phone is signed out from another one; without it whoever has it stays signed in',
    refuses: [unknown('id')],
  }),
  remove: post('/api/account/removal', {
    summary: '学生注销自己的账号：资料、成绩、志愿表、意见和服务单一起删除，所有设备退出登录',
    body: AccountRemoval,
    payload: z.string(),
    carrier: 'message',
    access: 'member',
    effect: 'write',
    changes: [],
    session: 'ends',
    extension: true,
    source: 'a person may have all of it deleted; without it they write to the operator',
    refuses: [{ code: 400, when: 'wrong-code' }],
  }),
}
