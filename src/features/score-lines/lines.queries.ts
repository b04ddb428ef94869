import { schoolLines } from '~/contracts/school-lines'
import { endpointQuery, FRESH } from '~/shared/api/query'
import type { LineFilters } from './line-filters'
import { majorQuery } from './major-query'

export const lineQueries = {
  /** Lines of every year under one subject. */
  ofSchool: (schoolId: string, { province, subject }: Pick<LineFilters, 'province' | 'subject'>) =>
    endpointQuery(
      schoolLines.ofSchool,
      { body: { schoolId, province, subjectSelection: subject } },
      FRESH.session,
    ),
  ofMajors: (schoolId: string, filters: LineFilters) =>
    endpointQuery(schoolLines.ofMajors, { body: majorQuery(schoolId, filters) }, FRESH.session),
}
