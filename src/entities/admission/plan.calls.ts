import { admissionPlan } from '~/contracts/admission-plan'
import { ask, call } from '~/shared/api/call'
import type { LineQuestion } from './line-filters'
import { majorQuery } from './major-query'

export const planCalls = {
  ofMajors: (schoolId: string, question: LineQuestion) =>
    ask(call(admissionPlan.query, { body: majorQuery(schoolId, question) })),
}
