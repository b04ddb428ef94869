import { planner } from '~/contracts/planner'
import { isStaff } from '~/shared/domain/access'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { accountByTel, userInfo } from '../../store/people'

export const plannerHandlers = mockEndpoints(planner, {
  simpleInfo: ({ query, backend }) => {
    const account = accountByTel(backend, query.plannerTel)
    if (!account || !isStaff(account)) throw notFound('没有这名规划师')
    return userInfo(account)
  },
})
