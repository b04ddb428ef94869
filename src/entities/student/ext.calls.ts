import { studentProfile } from '~/contracts/student-profile'
import { ask, call } from '~/shared/api/call'

/** Finished assessments and the other info of a student. */
export const extCalls = {
  of: (studentId: string) => ask(call(studentProfile.ext, { params: { studentId } })),
}
