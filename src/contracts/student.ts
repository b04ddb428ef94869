import { SignUpCompletion, UserInfo } from './auth'
import { get, post } from './endpoint'
import { ID_OF_STUDENT, same, tooLong } from './meaning/said'
import { LISTS_OF_STUDENT, ORDERS, RECOMMENDED, STUDENT } from './shown-by'

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
    changes: [...STUDENT, ...ORDERS, ...RECOMMENDED, ...LISTS_OF_STUDENT],
    source: 'S1 §7',
    refuses: [tooLong('name')],
    keeps: { echoes: same('name', 'province', 'subjects/*'), shownBy: 'student.byId' },
  }),
}
