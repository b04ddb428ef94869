import { preferences } from '~/contracts/preferences'
import { endpointQuery, FRESH } from '~/shared/api/query'

export const listQueries = {
  /** All application lists of one student. */
  byStudent: (studentId: string) =>
    endpointQuery(preferences.byStudent, { params: { id: studentId } }, FRESH.own),
}
