import { schoolLines } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { majorQuery } from '~/entities/admission/major-query'
import { ask, call } from '~/shared/api/call'

export const lineCalls = {
  ofMajors: (schoolId: string, question: LineQuestion) =>
    ask(call(schoolLines.ofMajors, { body: majorQuery(schoolId, question) })),
}
