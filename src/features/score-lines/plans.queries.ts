import { admissionPlan } from '~/contracts/admission-plan'
import { endpointQuery, FRESH } from '~/shared/api/query'
import type { LineFilters } from './line-filters'
import { majorQuery } from './major-query'

export const planQueries = {
  ofMajors: (schoolId: string, filters: LineFilters) =>
    endpointQuery(admissionPlan.query, { body: majorQuery(schoolId, filters) }, FRESH.session),
}
