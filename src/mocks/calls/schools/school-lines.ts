import { type LineDrift, schoolLines } from '~/contracts/school-lines'
import { examMode } from '~/rules/exam/exam-mode'
import { requireProvince } from '../../server/known/province'
import { pageOfRecords } from '../../server/paging'
import { notFound } from '../../server/problem'
import { mockEndpoints } from '../../server/resolve'
import { linesOfMajor, majorScoreLines, schoolScoreLines } from '../../world/admission/lines'
import { earlyCount } from '../../world/early/early'
import { earlyScoreLines } from '../../world/early/lines'
import { findMajor } from '../../world/majors/catalogue'
import { findSchool } from '../../world/schools/schools'
import { checkEarlyAccess } from './early-access'
import { pageSlice } from './early-page'
import { lineDrift } from './line-drift'
import { readSchoolYears } from './school-year'

export const schoolLineHandlers = mockEndpoints(schoolLines, {
  ofSchool: ({ body, backend }) =>
    readSchoolYears({ ...body, subject: body.subjectSelection }, backend.scoreYears).flatMap((key) =>
      schoolScoreLines(key),
    ),

  ofSchools: ({ body, backend }) =>
    body.schoolIds.filter(findSchool).map((schoolId) => ({
      schoolId,
      lines: readSchoolYears(
        { schoolId, province: body.province, subject: body.subjectSelection },
        backend.scoreYears.filter((year) => body.years.includes(year)),
      ).flatMap((key) => schoolScoreLines(key)),
    })),

  ofMajors: ({ body, backend }) =>
    pageOfRecords(
      readSchoolYears(body, backend.scoreYears).flatMap((key) =>
        majorScoreLines(key, { ...body, electives: body.subSubject }),
      ),
      body,
    ),

  ofMajorsInYears: ({ body: { years, subSubject, ...asked }, backend }) =>
    years.map((exam) => ({
      year: exam.year,
      groups: readSchoolYears({ ...asked, ...exam }, backend.scoreYears).flatMap((key) =>
        majorScoreLines(key, { electives: subSubject }),
      ),
    })),

  ofMajor: ({ body: { schoolIds, majorId, ...asked }, backend }) => {
    const code = findMajor(majorId)?.majorCode
    if (code === undefined) throw notFound('没有这个专业')
    return schoolIds.filter(findSchool).map((schoolId) => ({
      schoolId,
      lines: readSchoolYears({ ...asked, schoolId }, backend.scoreYears).flatMap((key) =>
        linesOfMajor(key, code),
      ),
    }))
  },

  drift: async ({ body, backend }) => {
    const province = requireProvince(body.province).name
    const found: LineDrift[] = []
    // One after the other: two years in a row share the lines of one.
    for (const year of body.years.filter((asked) => backend.scoreYears.includes(asked))) {
      const subject = examMode(province, year)?.subjects.find((known) => known === body.subject)
      if (subject) found.push(await lineDrift({ province, year, subject }, backend.scenario.scale))
    }
    return found
  },

  earlyBatch: ({ body, backend, caller }) => {
    checkEarlyAccess(caller, body.schoolId)
    const { year } = body
    const province = requireProvince(body.province).name
    const total = backend.scoreYears.includes(year) ? earlyCount(province, year, body) : 0
    return pageSlice(body, total, (slice) => earlyScoreLines(province, year, body, slice))
  },
})
