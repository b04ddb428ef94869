import { admissionPlan } from '~/contracts/admission-plan'
import { ask, call } from '~/shared/api/call'
import { joined } from '~/shared/api/joined'
import type { LineQuestion } from './line-filters'
import { majorQuery } from './major-query'
import { placesOf } from './plan-change'

interface PlacesQuestion {
  readonly schoolId: string
  readonly province: string
  readonly subject: string
  readonly year: number
}

const wholePlan = ({ schoolId, ...question }: PlacesQuestion) =>
  call(admissionPlan.query, { body: majorQuery(schoolId, { ...question, batch: undefined, electives: [] }) })

/** Rows and years that appear together ask once, for the sums alone. */
const sendPlaces = joined<PlacesQuestion, number | null>({
  groupOf: ({ province, subject }) => `${province} ${subject}`,
  askOne: async (question, signal) => {
    const { records } = await wholePlan(question).send(signal)
    return records.length > 0 ? placesOf(records) : null
  },
  askAll: async (questions, signal) => {
    const [{ province, subject } = { province: '', subject: '' }] = questions
    const schoolIds = [...new Set(questions.map(({ schoolId }) => schoolId))]
    const years = [...new Set(questions.map(({ year }) => year))]
    const places = await call(admissionPlan.places, { body: { schoolIds, province, years, subject } }).send(
      signal,
    )
    const known = new Map(places.map(({ schoolId, year, planNum }) => [`${schoolId} ${year}`, planNum]))
    return questions.map(({ schoolId, year }) => known.get(`${schoolId} ${year}`) ?? null)
  },
})

export const planCalls = {
  ofMajors: (schoolId: string, question: LineQuestion) =>
    ask(call(admissionPlan.query, { body: majorQuery(schoolId, question) })),
  /** Places of a school in one year; null where no plan is published. */
  places: (question: PlacesQuestion) => {
    const { key, staleTime } = wholePlan(question)
    return ask({ key: [...key, 'places'], staleTime, send: (signal) => sendPlaces(question, signal) })
  },
}
