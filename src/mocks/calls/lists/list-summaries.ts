import { type ApplicationList, listSummaries } from '~/contracts/list-summaries'
import type { Backend } from '../../server/backend'
import { inSlices } from '../../server/in-slices'
import { checkMayHandle } from '../../server/known/student'
import { mockEndpoints } from '../../server/resolve'
import { isReportedOf } from '../../store/advice-tables'
import type { Account } from '../../store/database'
import type { ListRecord } from '../../store/records'
import { filledList } from '../../store/world-lists'
import { detailOf } from './list-plan'
import { risksOf } from './list-risks'

export const listSummaryHandlers = mockEndpoints(listSummaries, {
  byStudent: async ({ params, backend, caller }) => {
    const { db } = backend
    checkMayHandle(db, caller, params.id)
    const lists = db.applicationList
      .list({ studentId: params.id })
      .filter((list) => isReportedOf(db, caller, list))
    return inSlices(lists, (list) => summaryOf(backend, caller, filledList(backend, list)))
  },
})

/** A list in an overview, `whole` with its choices. */
export function summaryOf(backend: Backend, caller: Account, whole: ListRecord): ApplicationList {
  // The choices are the detail's: an overview of many lists does without them.
  const { items: _items, ...shown } = detailOf(backend, whole)
  return { ...shown, ...risksOf(backend, caller, whole) }
}
