import { ROLES } from '~/contracts/reference'
import { student } from '~/contracts/student'
import type { Account } from '../database'
import { mockEndpoints } from '../mock-endpoints'
import { userInfo } from '../people'
import { badRequest, forbidden, notFound } from '../problem'

export const studentHandlers = mockEndpoints(student, {
  byId: ({ params, backend, caller }) => {
    mayHandle(caller, params.id)
    const account = backend.db.account.findFirst({ where: { id: { equals: params.id } } })
    if (!account) throw notFound('没有这名学生')
    return userInfo(account)
  },

  update: ({ body, backend, caller }) => {
    mayHandle(caller, body.id)
    const { id, tel, name, province, year, subjects } = body
    const account = backend.db.account.findFirst({ where: { id: { equals: id } } })
    if (!account) throw notFound('没有这名学生')
    if (account.tel !== tel) throw badRequest('手机号与账号不符')
    const data = { name, province, year, signUp: true, subjects: subjects ?? account.subjects }
    const updated = backend.db.account.update({ where: { id: { equals: id } }, data })
    if (!updated) throw notFound('没有这名学生')
    return userInfo(updated)
  },
})

/** A student handles only their own record; staff handle every student's. */
export function mayHandle(caller: Account, studentId: string): void {
  if (caller.roleId === ROLES.student && caller.id !== studentId) throw forbidden()
}
