import { admissionPlan } from '~/contracts/admission-plan'
import { requireProvince } from '../../server/known/province'
import { pageOfRecords } from '../../server/paging'
import { mockEndpoints } from '../../server/resolve'
import { majorPlans } from '../../world/admission/lines'
import { earlyCount, earlyDirectories, earlyPlans } from '../../world/early/early'
import { isGiven } from '../../world/given/given-world'
import { findSchool } from '../../world/schools/schools'
import { checkEarlyAccess } from './early-access'
import { pageSlice } from './early-page'
import { planYears, readSchoolYears } from './school-year'

export const admissionPlanHandlers = mockEndpoints(admissionPlan, {
  query: ({ body, backend }) =>
    pageOfRecords(
      readSchoolYears(body, planYears(backend)).flatMap((key) =>
        majorPlans(key, { ...body, electives: body.subSubject }),
      ),
      body,
    ),

  places: ({ body: { schoolIds, province, years, subject }, backend }) =>
    schoolIds.filter(findSchool).flatMap((schoolId) =>
      readSchoolYears({ schoolId, province, subject }, planYears(backend)).flatMap((key) => {
        const majors = years.includes(key.year) ? majorPlans(key, {}).flatMap(({ details }) => details) : []
        const known = majors.flatMap((major) => major.planNum ?? [])
        if (known.length === 0) return []
        const planNum = known.reduce((sum, places) => sum + places, 0)
        return [{ schoolId, year: key.year, planNum, ...(isGiven() && { derived: 'sum-of-plan' as const }) }]
      }),
    ),

  early: ({ body, backend, caller }) => {
    checkEarlyAccess(caller, body.schoolId)
    const { year } = body
    const province = requireProvince(body.province).name
    const total = planYears(backend).includes(year) ? earlyCount(province, year, body) : 0
    return pageSlice(body, total, (slice) => earlyPlans(province, year, body, slice))
  },

  earlyDirectories: ({ query, backend }) => {
    const province = requireProvince(query.province).name
    const [thisYear = 0, lastYear = thisYear] = planYears(backend)
    const year = query.year ?? lastYear
    return planYears(backend).includes(year) ? earlyDirectories(province, year, query.batch || undefined) : []
  },
})
