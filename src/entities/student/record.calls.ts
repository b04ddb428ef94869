import { studentProfile } from '~/contracts/student-profile'
import { studentRecord } from '~/contracts/student-record'
import { ask, call } from '~/shared/api/call'

/** What the server keeps of one student. */
export const recordCalls = {
  record: (id: string) => ask(call(studentRecord.byId, { params: { id } })),
  physical: (studentId: string) => ask(call(studentProfile.physical, { params: { studentId } })),
}
