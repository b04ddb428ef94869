import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { SchoolBase, SchoolDetail } from '~/contracts/school.schemas'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { planCalls } from '~/entities/admission/plan.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { newestPlanYear } from '~/rules/exam/years'
import { now } from '~/shared/lib/time/clock'
import type { LineYear } from './compared-lines'
import { comparedPlan } from './compared-plans'

/** The newest plan, and that of the year before. */
const PLAN_AGES = [0, 1]

/** A school that stands in a column, as far as it is known. */
export interface Compared {
  readonly id: string
  readonly base: UseQueryResult<SchoolBase>
  readonly detail: UseQueryResult<SchoolDetail>
  readonly plan: ReturnType<typeof comparedPlan>
  /** What the change of the plan is told by. */
  readonly planBefore: UseQueryResult
  /** Its lines by year; none of a year in which nobody's rank compares. */
  readonly lines: ReadonlyMap<number, UseQueryResult<readonly SchoolScoreLine[]>>
}

/** Asks for all schools at once; what fails for one leaves the others as they are. */
export function useCompared(
  ids: readonly string[],
  province: string,
  years: readonly LineYear[],
): Compared[] {
  const asked = years.flatMap(({ year, subject }) => (subject === undefined ? [] : [{ year, subject }]))
  const newest = asked[0]?.subject
  const planYear = newestPlanYear(now())
  const bases = useQueries({ queries: ids.map(schoolCalls.base) })
  const details = useQueries({ queries: ids.map(schoolCalls.detail) })
  // The newest year first: it is read first.
  const lines = useQueries({
    queries: asked.flatMap((of) => ids.map((id) => schoolCalls.linesOfYear(id, { province, ...of }))),
  })
  const plans = useQueries({
    queries: PLAN_AGES.flatMap((age) =>
      ids.map((id) => ({
        ...planCalls.ofMajors(id, { ...planOf(province, newest), year: planYear - age }),
        enabled: newest !== undefined,
      })),
    ),
  })
  return ids.flatMap((id, column) => {
    const base = bases[column]
    const detail = details[column]
    const [plan, before] = [plans[column], plans[ids.length + column]]
    if (!base || !detail || !plan || !before) return []
    const own = asked.flatMap(({ year }, place) => {
      const answer = lines[place * ids.length + column]
      return answer ? [[year, answer] as const] : []
    })
    return [
      {
        id,
        base,
        detail,
        plan: comparedPlan(planYear, plan, before),
        planBefore: before,
        lines: new Map(own),
      },
    ]
  })
}

function planOf(province: string, subject = '') {
  return { province, subject, batch: undefined, electives: [] }
}
