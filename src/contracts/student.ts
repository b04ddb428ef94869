import { SignUpCompletion, UserInfo } from './auth'
import { get, post } from './endpoint'
import { ID_OF_STUDENT, same, tooLong } from './meaning/said'

export const student = {
  byId: get('/api/student/query-by-student-id/{id}', {
    summary: '学生的用户信息',
    payload: UserInfo,
    access: 'member',
    about: { record: 'student', in: 'id' },
    fresh: 'own',
    source: 'S1 §7',
    refuses: ID_OF_STUDENT,
  }),
  update: post('/api/student/update', {
    summary: '完善或修改学生的基本信息',
    body: SignUpCompletion,
    payload: UserInfo,
    access: 'member',
    about: { record: 'student', in: 'id' },
    effect: 'write',
    changes: [
      'GET /api/student/query-by-student-id/{id}',
      'GET /api/student/query/{id}',
      'GET /api/student/verify/info/{id}',
      'POST /api/planner/query/form',
      'GET /api/planner/statistics',
      'POST /api/preferences/recommend/easy',
      'POST /api/preferences/recommend',
      'POST /api/preferences/recommend-list',
      'POST /api/preferences/recommend-opt',
      'GET /api/preferences/college-admission-detail',
      'GET /api/preferences/query/student/{id}',
      'GET /api/planner/desk',
    ],
    source: 'S1 §7',
    refuses: [tooLong('name')],
    keeps: { echoes: same('name', 'province', 'subjects/*'), shownBy: 'student.byId' },
  }),
}
