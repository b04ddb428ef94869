import { studentProfile } from '~/contracts/student-profile'
import { studentRecord } from '~/contracts/student-record'
import { ask, askRecord, call } from '~/shared/api/call'

export const studentCalls = {
  record: (id: string) => askRecord(call(studentRecord.byId, { params: { id } })),
  completeness: (id: string) => ask(call(studentRecord.completeness, { params: { id } })),
  ext: (studentId: string) => ask(call(studentProfile.ext, { params: { studentId } })),
}
