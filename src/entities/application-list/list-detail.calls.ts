import { applicationLists } from '~/contracts/application-lists'
import { recommendation } from '~/contracts/recommendation'
import { atMost } from '~/shared/api/at-most'
import { ask, call } from '~/shared/api/call'

/** Which units of a school are asked for: those open to a score record in a batch. */
export interface UnitsQuestion {
  readonly schoolId: string
  readonly preferenceScoreId: string
  readonly batch: string
}

/** A list of 45 schools asks 45 times: the others wait, the first rows first. */
const sixAtOnce = atMost(6)

export const listDetailCalls = {
  detail: (id: string) => ask(call(applicationLists.detail, { params: { id } })),
  units: (query: UnitsQuestion) =>
    ask(sixAtOnce(call(recommendation.collegeAdmission, { query: { ...query } }))),
}
