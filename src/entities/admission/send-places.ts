import { admissionPlan } from '~/contracts/admission-plan'
import { call } from '~/shared/api/call'
import { joined } from '~/shared/api/joined'
import { placesOf } from './plan-change'
import { type PlacesQuestion, wholePlan } from './whole-plan'

/** Rows and years that appear together ask once, for the sums alone. */
export const sendPlaces = joined<PlacesQuestion, number | null>({
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
