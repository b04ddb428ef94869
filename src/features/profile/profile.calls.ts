import { student } from '~/contracts/student'
import { ask, call } from '~/shared/api/call'

export const profileCalls = {
  /** The record of one student, as the server has it. */
  record: (id: string) => ask(call(student.byId, { params: { id } })),
}
