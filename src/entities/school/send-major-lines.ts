import { type MajorScoreLine, schoolLines } from '~/contracts/school-lines'
import { majorQuery } from '~/entities/admission/major-query'
import { enrolsFor } from '~/rules/filing/major-lines'
import { call } from '~/shared/api/call'
import { joined } from '~/shared/api/joined'

/** A major of the catalogue. */
export interface AskedMajor {
  readonly code: string
  readonly name: string
}

/** Whose lines of a major are asked for. */
export interface MajorQuestion {
  readonly schoolId: string
  readonly province: string
  readonly subject: string
  readonly year: number
  readonly major: AskedMajor
}

/** Schools that appear together ask once. */
export const sendMajorLines = joined<MajorQuestion, readonly MajorScoreLine[]>({
  groupOf: ({ province, subject, year, major }) => [province, subject, year, major.code].join(' '),
  askOne: async ({ schoolId, major, ...question }, signal) => {
    const body = majorQuery(schoolId, { ...question, batch: undefined, electives: [] })
    const { records } = await call(schoolLines.ofMajors, { body }).send(signal)
    return records.flatMap(({ details }) => details).filter((row) => enrolsFor(row, major.name))
  },
  askAll: async (questions, signal) => {
    const [first] = questions
    if (!first) return []
    const { province, subject, year, major } = first
    const schoolIds = [...new Set(questions.map(({ schoolId }) => schoolId))]
    const body = { schoolIds, province, subject, year, majorId: major.code }
    const schools = await call(schoolLines.ofMajor, { body }).send(signal)
    const known = new Map(schools.map(({ schoolId, lines }) => [schoolId, lines]))
    return questions.map(({ schoolId }) => known.get(schoolId) ?? [])
  },
})
