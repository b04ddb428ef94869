import { applicationLists } from '~/contracts/application-lists'
import { type CollegeAdmissionDetail, recommendation } from '~/contracts/recommendation'
import { ask, askRecord, call } from '~/shared/api/call'
import { joined } from '~/shared/api/joined'

/** Which units of a school are asked for: those open to a score record in a batch. */
export interface UnitsQuestion {
  readonly schoolId: string
  readonly preferenceScoreId: string
  readonly batch: string
}

/** The schools of a list are asked for in one call. */
const sendUnits = joined<UnitsQuestion, CollegeAdmissionDetail>({
  groupOf: ({ preferenceScoreId, batch }) => `${preferenceScoreId} ${batch}`,
  askOne: (query, signal) => call(recommendation.collegeAdmission, { query: { ...query } }).send(signal),
  askAll: async (questions, signal) => {
    const [{ preferenceScoreId, batch } = { preferenceScoreId: '', batch: '' }] = questions
    const schoolIds = questions.map(({ schoolId }) => schoolId)
    const body = { schoolIds, preferenceScoreId, batch }
    const details = await call(recommendation.collegeAdmissions, { body }).send(signal)
    const known = new Map(details.map((detail) => [detail.schoolId, detail]))
    return schoolIds.map((id) => known.get(id) ?? { schoolId: id, schoolName: '', units: [] })
  },
})

export const listDetailCalls = {
  detail: (id: string) => askRecord(call(applicationLists.detail, { params: { id } })),
  units: (query: UnitsQuestion) =>
    ask({
      ...call(recommendation.collegeAdmission, { query: { ...query } }),
      send: (signal) => sendUnits(query, signal),
    }),
}
