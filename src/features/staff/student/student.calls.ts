import { listSummaries } from '~/contracts/list-summaries'
import { scoreRecords } from '~/contracts/score-records'
import { studentProfile } from '~/contracts/student-profile'
import { studentRecord } from '~/contracts/student-record'
import { ask, call } from '~/shared/api/call'

export const studentCalls = {
  record: (id: string) => ask(call(studentRecord.byId, { params: { id } })),
  completeness: (id: string) => ask(call(studentRecord.completeness, { params: { id } })),
  scores: (studentId: string) => ask(call(scoreRecords.list, { query: { studentId } })),
  lists: (id: string) => ask(call(listSummaries.byStudent, { params: { id } })),
  ext: (studentId: string) => ask(call(studentProfile.ext, { params: { studentId } })),
  intention: (studentId: string) => ask(call(studentProfile.intention, { params: { studentId } })),
}
