import { type PlannerQuery, plannerAdmin } from '~/contracts/planner-admin'
import { studentForms } from '~/entities/service-order/student-forms.calls'
import { ask, call } from '~/shared/api/call'

/** More planners than any office has. */
const ALL_PLANNERS = 999

export const staffCalls = {
  students: studentForms,
  planners: (asked: Pick<PlannerQuery, 'masterTypes' | 'query'> = {}) =>
    ask(call(plannerAdmin.list, { body: { page: 1, pageSize: ALL_PLANNERS, ...asked } })),
}
