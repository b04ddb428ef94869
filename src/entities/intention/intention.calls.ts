import { studentProfile } from '~/contracts/student-profile'
import { ask, call } from '~/shared/api/call'

/** What a student would like. */
export const intentionCalls = {
  of: (studentId: string) => ask(call(studentProfile.intention, { params: { studentId } })),
}
