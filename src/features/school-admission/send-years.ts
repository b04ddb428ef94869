import { type MajorScoreLineGroup, schoolLines } from '~/contracts/school-lines'
import type { LineQuestion } from '~/entities/admission/line-filters'
import { majorQuery } from '~/entities/admission/major-query'
import { call, type ListPage } from '~/shared/api/call'
import { joined } from '~/shared/api/joined'

/** The lines of the majors of a school in one year, of every batch. */
interface YearQuestion {
  readonly schoolId: string
  readonly question: LineQuestion
}

/** Years that stand beside each other ask once. */
export const sendYears = joined<YearQuestion, ListPage<MajorScoreLineGroup>>({
  groupOf: ({ schoolId, question: { province, electives } }) => [schoolId, province, ...electives].join(' '),
  askOne: ({ schoolId, question }, signal) =>
    call(schoolLines.ofMajors, { body: majorQuery(schoolId, question) }).send(signal),
  askAll: async (questions, signal) => {
    const [first] = questions
    if (!first) return []
    const { schoolId, province, subSubject, page, pageSize } = majorQuery(first.schoolId, first.question)
    const years = questions.map(({ question: { year, subject } }) => ({ year, subject }))
    const body = { schoolId, province, years, subSubject }
    const answered = await call(schoolLines.ofMajorsInYears, { body }).send(signal)
    const known = new Map(answered.map(({ year, groups }) => [year, groups]))
    return questions.map(({ question }) => {
      const records = known.get(question.year) ?? []
      return { records, total: records.length, current: page, size: pageSize }
    })
  },
})
