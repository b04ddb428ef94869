import { type MajorScoreLineGroup, schoolLines } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { majorQuery } from '~/entities/admission/major-query'
import { ask, call, type ListPage } from '~/shared/api/call'
import type { ComparableYear } from './comparable-years'
import { sendYears } from './send-years'

export const lineCalls = {
  /** The lines of another year. Batches were renamed with the exam: rows are matched, not asked for by batch. */
  ofMajorsBefore: (schoolId: string, question: LineQuestion, year: ComparableYear) => {
    const before = { ...question, ...year, batch: undefined }
    return ask<ListPage<MajorScoreLineGroup>>({
      ...call(schoolLines.ofMajors, { body: majorQuery(schoolId, before) }),
      send: (signal) => sendYears({ schoolId, question: before }, signal),
    })
  },
}
