import * as z from 'zod/mini'
import { UserInfo } from './auth'
import { get } from './endpoint'
import { Tel } from './primitives'

export const planner = {
  simpleInfo: get('/api/planner/query/simple-info', {
    summary: '规划师或管理员的用户信息',
    query: z.object({ plannerTel: Tel }),
    payload: UserInfo,
    access: 'staff',
    fresh: 'shared',
    source: 'S1 §7',
  }),
}
