import { student } from '~/contracts/student'
import { endpointQuery, FRESH } from '~/shared/api/query'

export const profileQueries = {
  /** The record of one student, as the server has it. */
  record: (id: string) => endpointQuery(student.byId, { params: { id } }, FRESH.own),
}
