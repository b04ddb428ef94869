import { student } from '~/contracts/student'
import { requireStudent } from '../../server/known/student'
import { badRequest, notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { chinaTime } from '../../store/china-time'
import { userInfo } from '../../store/people'

export const studentHandlers = mockEndpoints(student, {
  byId: ({ params, backend, caller }) => userInfo(requireStudent(backend.db, caller, params.id)),

  update: ({ body, backend, caller }) => {
    const { id, tel, name, province, year, subjects } = body
    const account = requireStudent(backend.db, caller, id)
    if (account.tel !== tel) throw badRequest('手机号与账号不符')
    const updated = backend.db.account.change(id, {
      name,
      province,
      year,
      subjects,
      signUp: true,
      createTime: account.signUp ? account.createTime : chinaTime(backend.now()),
    })
    if (!updated) throw notFound('没有这名学生')
    return userInfo(updated)
  },
})
