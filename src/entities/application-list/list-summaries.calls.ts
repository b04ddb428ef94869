import { listSummaries } from '~/contracts/list-summaries'
import { ask, call } from '~/shared/api/call'

export const listCalls = {
  /** All application lists of one student. */
  byStudent: (studentId: string) => ask(call(listSummaries.byStudent, { params: { id: studentId } })),
}
