import { preferences } from '~/contracts/preferences'
import { detailOf } from '../list-plan'
import { mockEndpoints } from '../mock-endpoints'
import { mayHandle } from './student'

export const preferenceHandlers = mockEndpoints(preferences, {
  byStudent: ({ params, backend, caller }) => {
    mayHandle(caller, params.id)
    return backend.db.applicationList
      .findMany({ where: { studentId: { equals: params.id } } })
      .map((list) => {
        // The choices are the detail's: an overview of many lists does without them.
        const { items: _items, ...shown } = detailOf(backend, list)
        return shown
      })
  },
})
