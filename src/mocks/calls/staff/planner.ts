import { planner } from '~/contracts/planner'
import { ROLES } from '~/contracts/reference'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { accountByTel, userInfo } from '../../store/people'

export const plannerHandlers = mockEndpoints(planner, {
  simpleInfo: ({ query, backend }) => {
    const account = accountByTel(backend, query.plannerTel)
    if (!account || account.roleId === ROLES.student) throw notFound('没有这名规划师')
    return userInfo(account)
  },
})
