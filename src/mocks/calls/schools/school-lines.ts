import { schoolLines } from '~/contracts/school-lines'
import { pageOfRecords } from '../../server/paging'
import { mockEndpoints } from '../../server/resolve'
import { majorScoreLines, schoolScoreLines } from '../../world/admission/lines'
import { earlyCount } from '../../world/early/early'
import { earlyScoreLines } from '../../world/early/lines'
import { mayReadEarlyBatch } from './early-access'
import { pageSlice } from './early-page'
import { knownProvince, lineYears, schoolYears } from './school-year'

export const schoolLineHandlers = mockEndpoints(schoolLines, {
  ofSchool: ({ body, backend }) =>
    schoolYears({ ...body, subject: body.subjectSelection }, lineYears(backend)).flatMap((key) =>
      schoolScoreLines(key),
    ),

  ofMajors: ({ body, backend }) =>
    pageOfRecords(
      schoolYears(body, lineYears(backend)).flatMap((key) =>
        majorScoreLines(key, { ...body, electives: body.subSubject }),
      ),
      body,
    ),

  earlyBatch: ({ body, backend, caller }) => {
    mayReadEarlyBatch(caller, body.schoolId)
    const { year } = body
    const province = knownProvince(body.province)
    const total = lineYears(backend).includes(year) ? earlyCount(province, year, body) : 0
    return pageSlice(body, total, (slice) => earlyScoreLines(province, year, body, slice))
  },
})
