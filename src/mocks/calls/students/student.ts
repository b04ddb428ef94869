import { ROLES } from '~/contracts/reference'
import { student } from '~/contracts/student'
import type { Backend } from '../../server/backend'
import { badRequest, forbidden, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import type { Account } from '../../store/database'
import { userInfo } from '../../store/people'

export const studentHandlers = mockEndpoints(student, {
  byId: ({ params, backend, caller }) => {
    mayHandle(caller, params.id)
    return userInfo(studentOf(backend, params.id))
  },

  update: ({ body, backend, caller }) => {
    mayHandle(caller, body.id)
    const { id, tel, name, province, year, subjects } = body
    const account = studentOf(backend, id)
    if (account.tel !== tel) throw badRequest('手机号与账号不符')
    const data = { name, province, year, signUp: true, subjects: subjects ?? account.subjects }
    const updated = backend.db.account.update({ where: { id: { equals: id } }, data })
    if (!updated) throw notFound('没有这名学生')
    return userInfo(updated)
  },
})

/** Throws when there is no such student; staff are not students. */
function studentOf(backend: Backend, id: string): Account {
  const account = backend.db.account.findFirst({ where: { id: { equals: id } } })
  if (!account || account.roleId === ROLES.planner || account.roleId === ROLES.administrator) {
    throw notFound('没有这名学生')
  }
  return account
}

/** A student handles only their own record; staff handle every student's. */
export function mayHandle(caller: Account, studentId: string): void {
  if (caller.roleId === ROLES.student && caller.id !== studentId) throw forbidden()
}
