import { listSummaries } from '~/contracts/list-summaries'
import { inSlices } from '../in-slices'
import { detailOf } from '../list-plan'
import { mockEndpoints } from '../mock-endpoints'
import { filledList } from '../world-lists'
import { mayHandle } from './student'

export const listSummaryHandlers = mockEndpoints(listSummaries, {
  byStudent: async ({ params, backend, caller }) => {
    mayHandle(caller, params.id)
    const lists = backend.db.applicationList.findMany({ where: { studentId: { equals: params.id } } })
    return inSlices(lists, (list) => {
      // The choices are the detail's: an overview of many lists does without them.
      const { items: _items, ...shown } = detailOf(backend, filledList(backend, list))
      return shown
    })
  },
})
