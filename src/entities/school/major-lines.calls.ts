import { type MajorScoreLine, schoolLines } from '~/contracts/school-lines'
import { majorQuery } from '~/entities/admission/major-query'
import { enrolsFor } from '~/rules/filing/major-lines'
import { ask, call } from '~/shared/api/call'
import { joined } from '~/shared/api/joined'

/** A major of the catalogue. */
export interface AskedMajor {
  readonly code: string
  readonly name: string
}

interface MajorQuestion {
  readonly schoolId: string
  readonly province: string
  readonly subject: string
  readonly year: number
  readonly major: AskedMajor
}

const allMajors = ({ schoolId, major: _, ...question }: MajorQuestion) =>
  call(schoolLines.ofMajors, { body: majorQuery(schoolId, { ...question, batch: undefined, electives: [] }) })

/** Schools that appear together ask once. */
const sendLines = joined<MajorQuestion, readonly MajorScoreLine[]>({
  groupOf: ({ province, subject, year, major }) => [province, subject, year, major.code].join(' '),
  askOne: async (question, signal) => {
    const { records } = await allMajors(question).send(signal)
    return records.flatMap(({ details }) => details).filter((row) => enrolsFor(row, question.major.name))
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

export const majorLineCalls = {
  /** The rows of a school that enrol for a major, in one year. */
  ofMajor: (question: MajorQuestion) => {
    const { key, staleTime } = allMajors(question)
    return ask({
      key: [...key, question.major.code],
      staleTime,
      send: (signal) => sendLines(question, signal),
    })
  },
}
