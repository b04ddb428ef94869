import { planner } from '~/contracts/planner'
import { ROLES } from '~/contracts/reference'
import { mockEndpoints } from '../mock-endpoints'
import { accountByTel, userInfo } from '../people'
import { notFound } from '../problem'

export const plannerHandlers = mockEndpoints(planner, {
  simpleInfo: ({ query, backend }) => {
    const account = accountByTel(backend, query.plannerTel)
    if (!account || account.roleId === ROLES.student) throw notFound('没有这名规划师')
    return userInfo(account)
  },
})
