import { preferences } from '~/contracts/preferences'
import { mockEndpoints } from '../mock-endpoints'
import { mayHandle } from './student'

export const preferenceHandlers = mockEndpoints(preferences, {
  byStudent: ({ params, backend, caller }) => {
    mayHandle(caller, params.id)
    return backend.db.applicationList
      .findMany({ where: { studentId: { equals: params.id } } })
      .map(({ id, studentId, name, createdType, province, year }) => ({
        id,
        studentId,
        name,
        createdType,
        province,
        year,
      }))
  },
})
