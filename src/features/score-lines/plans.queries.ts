import { admissionPlan } from '~/contracts/admission-plan'
import { ask, call } from '~/shared/api/call'

import type { LineFilters } from './line-filters'
import { majorQuery } from './major-query'

export const planQueries = {
  ofMajors: (schoolId: string, filters: LineFilters) =>
    ask(call(admissionPlan.query, { body: majorQuery(schoolId, filters) })),
}
