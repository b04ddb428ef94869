import { admissionPlan } from '~/contracts/admission-plan'
import { call } from '~/shared/api/call'
import { majorQuery } from './major-query'

export interface PlacesQuestion {
  readonly schoolId: string
  readonly province: string
  readonly subject: string
  readonly year: number
}

/** The documented call that tells them: all rows of the plan. */
export const wholePlan = ({ schoolId, ...question }: PlacesQuestion) =>
  call(admissionPlan.query, { body: majorQuery(schoolId, { ...question, batch: undefined, electives: [] }) })
