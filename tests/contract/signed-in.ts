import { afterEach, beforeEach } from 'vitest'
import { type StudentForm, serviceOrders } from '~/contracts/service-orders'
import { ordersOf } from '~/mocks/store/people-tables'
import { type Caller, openApi, TELS } from './sessions'

export let api: ReturnType<typeof openApi>
export let admin: Caller
export let adviser: Caller
export let pupil: Caller

/** Gives each test of a file an API of its own. An administrator, a planner and a student are signed in there. */
export function signInBeforeEach(): void {
  beforeEach(async () => {
    api = openApi()
    admin = await api.signIn(TELS.admin)
    adviser = await api.signIn(TELS.planner)
    pupil = await api.signIn(TELS.student)
  })
  afterEach(() => api.close())
}

/** Has the signed-in planner serve a student. */
export function assignToAdviser(studentId = 's-1'): void {
  const moment = '2026-01-01T10:00:00+08:00'
  const order = { id: `o-${studentId}-assigned`, studentId, status: 3, plannerId: 'p-1', note: null } as const
  ordersOf(api.backend.db).put({ ...order, createTime: moment, updateTime: moment })
}

/** A page that holds all there is. */
export const ALL = { page: 1, pageSize: 999 }

export async function allStudents(caller: Caller): Promise<StudentForm[]> {
  return (await caller.call(serviceOrders.students, { body: ALL })).records
}

/** The first student that fits; throws when there is none. */
export async function requireStudent(
  caller: Caller,
  fits: (form: StudentForm) => boolean,
): Promise<StudentForm> {
  const found = (await allStudents(caller)).find(fits)
  if (!found) throw new Error('no such student')
  return found
}
