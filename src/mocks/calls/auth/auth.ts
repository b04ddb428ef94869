import { auth } from '~/contracts/auth'
import { ROLES } from '~/contracts/reference'
import type { Backend } from '../../server/backend'
import { badRequest } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import type { Account } from '../../store/database'
import { accountByTel, signIn } from '../../store/people'
import { integer } from '../../world/kit/seed'

export const authHandlers = mockEndpoints(auth, {
  smsCode: ({ params, backend }) => {
    const { smsCode } = backend.db.models
    const before = smsCode.findFirst({ where: { tel: { equals: params.tel } } })
    const code = String(integer(100_000, 999_999, 'sms', params.tel, before?.code ?? ''))
    smsCode.deleteMany({ where: { tel: { equals: params.tel } } })
    smsCode.create({ tel: params.tel, code })
    return code
  },

  login: ({ body, backend }) => {
    const { smsCode } = backend.db.models
    const sent = smsCode.findFirst({ where: { tel: { equals: body.tel } } })
    if (sent?.code !== body.code) throw badRequest('验证码错误或已过期')
    smsCode.deleteMany({ where: { tel: { equals: body.tel } } })
    const account = accountByTel(backend, body.tel) ?? newAccount(backend, body.tel)
    const { id, roleId, signUp, name, province, year } = account
    return {
      Authorization: signIn(backend, account),
      signUp,
      id,
      roleId: roleId === ROLES.administrator || roleId === ROLES.planner ? roleId : ROLES.student,
      name: name || null,
      province,
      year,
    }
  },

  logout: ({ backend, caller }) => {
    backend.db.models.credential.deleteMany({ where: { accountId: { equals: caller.id } } })
    return '已退出登录'
  },
})

function newAccount(backend: Backend, tel: string): Account {
  const plain = { auth: false, signUp: false, name: '', province: null, year: null, subjects: [] }
  return backend.db.account.put({ ...plain, id: `s-${tel}`, tel, roleId: ROLES.student })
}
