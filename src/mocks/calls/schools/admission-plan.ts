import { admissionPlan } from '~/contracts/admission-plan'
import { pageOfRecords } from '../../server/paging'
import { mockEndpoints } from '../../server/resolve'
import { majorPlans } from '../../world/admission/lines'
import { earlyCount, earlyDirectories, earlyPlans } from '../../world/early/early'
import { mayReadEarlyBatch } from './early-access'
import { pageSlice } from './early-page'
import { knownProvince, planYears, schoolYears } from './school-year'

export const admissionPlanHandlers = mockEndpoints(admissionPlan, {
  query: ({ body, backend }) =>
    pageOfRecords(
      schoolYears(body, planYears(backend)).flatMap((key) =>
        majorPlans(key, { ...body, electives: body.subSubject }),
      ),
      body,
    ),

  early: ({ body, backend, caller }) => {
    mayReadEarlyBatch(caller, body.schoolId)
    const { year } = body
    const province = knownProvince(body.province)
    const total = planYears(backend).includes(year) ? earlyCount(province, year, body) : 0
    return pageSlice(body, total, (slice) => earlyPlans(province, year, body, slice))
  },

  earlyDirectories: ({ query, backend }) => {
    const province = knownProvince(query.province)
    const [thisYear = 0, lastYear = thisYear] = planYears(backend)
    const year = query.year ?? lastYear
    return planYears(backend).includes(year) ? earlyDirectories(province, year, query.batch || undefined) : []
  },
})
