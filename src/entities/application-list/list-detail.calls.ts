import { applicationLists } from '~/contracts/application-lists'
import { recommendation } from '~/contracts/recommendation'
import { ask, call } from '~/shared/api/call'

/** Which units of a school are asked for: those open to a score record in a batch. */
export interface UnitsQuestion {
  readonly schoolId: string
  readonly preferenceScoreId: string
  readonly batch: string
}

export const listDetailCalls = {
  detail: (id: string) => ask(call(applicationLists.detail, { params: { id } })),
  units: (query: UnitsQuestion) => ask(call(recommendation.collegeAdmission, { query: { ...query } })),
}
