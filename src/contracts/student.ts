import { SignUpCompletion, UserInfo } from './auth'
import { get, post } from './endpoint'

export const student = {
  byId: get('/api/student/query-by-student-id/{id}', {
    summary: '学生的用户信息',
    payload: UserInfo,
    access: 'member',
    source: 'S1 §7',
  }),
  update: post('/api/student/update', {
    summary: '完善或修改学生的基本信息',
    body: SignUpCompletion,
    payload: UserInfo,
    access: 'member',
    effect: 'write',
    source: 'S1 §7',
  }),
}
