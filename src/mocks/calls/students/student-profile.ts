import { type StudentExt, studentProfile } from '~/contracts/student-profile'
import type { Backend } from '../../server/backend'
import { checkProvinces } from '../../server/known/province'
import { requireStudent } from '../../server/known/student'
import { badRequest } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { extsOf, intentionsOf, physicalsOf } from '../../store/profile-tables'

const NO_WISHES = {
  provinces: [],
  schoolTypes: [],
  schoolFeatures: [],
  schoolInstitutions: [],
  majorCodes: [],
  excludedMajorCodes: [],
}

export const studentProfileHandlers = mockEndpoints(studentProfile, {
  physical: ({ params: { studentId }, backend, caller }) => {
    requireStudent(backend.db, caller, studentId)
    return physicalsOf(backend.db).find(studentId) ?? { studentId, consent: false }
  },

  savePhysical: ({ body, backend, caller }) => {
    const { studentId, consent } = body
    requireStudent(backend.db, caller, studentId)
    return physicalsOf(backend.db).put({
      ...(consent ? body : { studentId, consent }),
      id: studentId,
    })
  },

  intention: ({ params: { studentId }, backend, caller }) => {
    requireStudent(backend.db, caller, studentId)
    return intentionsOf(backend.db).find(studentId) ?? { studentId, ...NO_WISHES }
  },

  saveIntention: ({ body, backend, caller }) => {
    requireStudent(backend.db, caller, body.studentId)
    checkProvinces(body.provinces)
    const both = body.majorCodes.find((code) => body.excludedMajorCodes.includes(code))
    if (both !== undefined) throw badRequest(`专业 ${both} 不能既想读又不想读`)
    return intentionsOf(backend.db).put({ ...body, id: body.studentId })
  },

  ext: ({ params: { studentId }, backend, caller }) => {
    requireStudent(backend.db, caller, studentId)
    return extOfStudent(backend, studentId)
  },

  saveExt: ({ body, backend, caller }) => {
    requireStudent(backend.db, caller, body.studentId)
    const before = extOfStudent(backend, body.studentId)
    const assessments = body.assessments ?? before.assessments
    if (new Set(assessments.map(({ id }) => id)).size < assessments.length)
      throw badRequest('测评结果的编号重复')
    extsOf(backend.db).put({
      id: body.studentId,
      studentId: body.studentId,
      assessments: assessments.toSorted((a, b) => (a.finishedTime < b.finishedTime ? 1 : -1)),
      ...(body.otherInfo ?? before.otherInfo),
    })
    return extOfStudent(backend, body.studentId)
  },
})

function extOfStudent({ db }: Backend, studentId: string): StudentExt {
  const kept = extsOf(db).find(studentId)
  if (!kept) return { studentId, assessments: [], otherInfo: {} }
  const { assessments, interests, strengths, awards, careerWish, note } = kept
  return { studentId, assessments, otherInfo: { interests, strengths, awards, careerWish, note } }
}
