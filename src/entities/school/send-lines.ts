import { type SchoolScoreLine, schoolLines } from '~/contracts/school-lines'
import { call } from '~/shared/api/call'
import { joined } from '~/shared/api/joined'

interface LinesQuestion {
  readonly schoolId: string
  readonly province: string
  readonly year: number
  readonly subjectSelection: string
}

/** Rows and years that appear together ask once. */
export const sendLines = joined<LinesQuestion, SchoolScoreLine[]>({
  groupOf: ({ province, subjectSelection }) => `${province} ${subjectSelection}`,
  askOne: (body, signal) => call(schoolLines.ofSchool, { body }).send(signal),
  askAll: async (questions, signal) => {
    const [{ province, subjectSelection } = { province: '', subjectSelection: '' }] = questions
    const schoolIds = [...new Set(questions.map(({ schoolId }) => schoolId))]
    const years = [...new Set(questions.map(({ year }) => year))]
    const body = { schoolIds, province, years, subjectSelection }
    const schools = await call(schoolLines.ofSchools, { body }).send(signal)
    const known = new Map(schools.map(({ schoolId, lines }) => [schoolId, lines]))
    return questions.map(({ schoolId, year }) =>
      (known.get(schoolId) ?? []).filter((line) => line.year === year),
    )
  },
})
