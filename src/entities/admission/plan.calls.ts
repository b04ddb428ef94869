import { admissionPlan } from '~/contracts/admission-plan'
import { ask, call } from '~/shared/api/call'
import type { LineQuestion } from './line-filters'
import { majorQuery } from './major-query'
import { sendPlaces } from './send-places'
import { type PlacesQuestion, wholePlan } from './whole-plan'

export const planCalls = {
  ofMajors: (schoolId: string, question: LineQuestion) =>
    ask(call(admissionPlan.query, { body: majorQuery(schoolId, question) })),
  /** Places of a school in one year; null where no plan is published. */
  places: (question: PlacesQuestion) => {
    const { key, staleTime } = wholePlan(question)
    return ask({ key: [...key, 'places'], staleTime, send: (signal) => sendPlaces(question, signal) })
  },
}
