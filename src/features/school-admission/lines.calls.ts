import { schoolLines } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { majorQuery } from '~/entities/admission/major-query'
import { ask, call } from '~/shared/api/call'
import type { ComparableYear } from './comparable-years'

export const lineCalls = {
  ofMajors: (schoolId: string, question: LineQuestion) =>
    ask(call(schoolLines.ofMajors, { body: majorQuery(schoolId, question) })),
  /** The lines of another year. Batches were renamed with the exam: rows are matched, not asked for by batch. */
  ofMajorsBefore: (schoolId: string, question: LineQuestion, year: ComparableYear) =>
    lineCalls.ofMajors(schoolId, { ...question, ...year, batch: undefined }),
}
