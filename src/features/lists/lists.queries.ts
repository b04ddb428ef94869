import { listSummaries } from '~/contracts/list-summaries'
import { endpointQuery, FRESH } from '~/shared/api/query'

export const listQueries = {
  /** All application lists of one student. */
  byStudent: (studentId: string) =>
    endpointQuery(listSummaries.byStudent, { params: { id: studentId } }, FRESH.own),
}
