import { schoolLines } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { majorQuery } from '~/entities/admission/major-query'
import { ask, call } from '~/shared/api/call'
import { type MajorQuestion, sendMajorLines } from './send-major-lines'

export const majorLineCalls = {
  /** The lines of all majors of a school in one year, under their groups. */
  ofSchool: (schoolId: string, question: LineQuestion) =>
    ask(call(schoolLines.ofMajors, { body: majorQuery(schoolId, question) })),
  /** The rows of a school that enrol for a major, in one year. */
  ofMajor: (question: MajorQuestion) => {
    const { schoolId, major, ...asked } = question
    const body = majorQuery(schoolId, { ...asked, batch: undefined, electives: [] })
    const { key, staleTime } = call(schoolLines.ofMajors, { body })
    return ask({ key: [...key, major.code], staleTime, send: (signal) => sendMajorLines(question, signal) })
  },
}
