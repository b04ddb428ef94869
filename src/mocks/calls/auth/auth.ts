import { auth } from '~/contracts/auth'
import { ROLES } from '~/contracts/reference'
import type { Backend } from '../../server/backend'
import { mockEndpoints } from '../../server/resolve'
import type { Account } from '../../store/database'
import { deviceOf } from '../../store/device'
import { accountByTel, endSession, signIn } from '../../store/people'
import { giveUpCode, sendCode } from './sms-codes'

export const authHandlers = mockEndpoints(auth, {
  smsCode: ({ params, backend }) => sendCode(backend, params.tel),

  login: ({ body, backend, userAgent }) => {
    giveUpCode(backend, body.tel, body.code)
    const account = accountByTel(backend, body.tel) ?? newAccount(backend, body.tel)
    const { id, roleId, signUp, name, province, year } = account
    return {
      Authorization: signIn(backend, account, deviceOf(userAgent)),
      signUp,
      id,
      roleId: roleId === ROLES.administrator || roleId === ROLES.planner ? roleId : ROLES.student,
      name: name || null,
      province,
      year,
    }
  },

  logout: ({ backend, token }) => {
    endSession(backend, token ?? '')
    return '已退出登录'
  },
})

function newAccount(backend: Backend, tel: string): Account {
  const plain = { auth: false, signUp: false, name: '', province: null, year: null, subjects: [] }
  return backend.db.account.put({ ...plain, id: `s-${tel}`, tel, roleId: ROLES.student })
}
