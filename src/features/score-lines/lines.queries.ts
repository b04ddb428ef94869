import { schoolLines } from '~/contracts/school-lines'
import { ask, call } from '~/shared/api/call'

import type { LineFilters } from './line-filters'
import { majorQuery } from './major-query'

export const lineQueries = {
  /** Lines of every year under one subject. */
  ofSchool: (schoolId: string, { province, subject }: Pick<LineFilters, 'province' | 'subject'>) =>
    ask(call(schoolLines.ofSchool, { body: { schoolId, province, subjectSelection: subject } })),
  ofMajors: (schoolId: string, filters: LineFilters) =>
    ask(call(schoolLines.ofMajors, { body: majorQuery(schoolId, filters) })),
}
