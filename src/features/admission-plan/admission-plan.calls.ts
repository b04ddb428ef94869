import { admissionPlan } from '~/contracts/admission-plan'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { majorQuery } from '~/entities/admission/major-query'
import { ask, call } from '~/shared/api/call'

export const planCalls = {
  ofMajors: (schoolId: string, question: LineQuestion) =>
    ask(call(admissionPlan.query, { body: majorQuery(schoolId, question) })),
}
