import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import type { SchoolBase, SchoolDetail } from '~/contracts/school.schemas'
import type { SchoolScoreLine } from '~/contracts/school-lines'
import { planCalls } from '~/entities/admission/plan.calls'
import { schoolCalls } from '~/entities/school/school.calls'
import { currentYear } from '~/shared/lib/clock'
import type { LineYear } from './compared-lines'
import { comparedPlan } from './compared-plans'

/** The plan of this year, and that of the year before. */
const PLAN_AGES = [0, 1]

/** A school that stands in a column, as far as it is known. */
export interface Compared {
  readonly id: string
  readonly base: UseQueryResult<SchoolBase>
  readonly detail: UseQueryResult<SchoolDetail>
  readonly plan: ReturnType<typeof comparedPlan>
  /** Its lines under each subject that a compared year goes by. */
  readonly lines: ReadonlyMap<string, UseQueryResult<readonly SchoolScoreLine[]>>
}

/** Asks for all schools at once; what fails for one leaves the others as they are. */
export function useCompared(
  ids: readonly string[],
  province: string,
  years: readonly LineYear[],
): Compared[] {
  const subjects = [...new Set(years.flatMap(({ subject }) => subject ?? []))]
  const bases = useQueries({ queries: ids.map(schoolCalls.base) })
  const details = useQueries({ queries: ids.map(schoolCalls.detail) })
  const lines = useQueries({
    queries: ids.flatMap((id) => subjects.map((subject) => schoolCalls.lines(id, province, subject))),
  })
  const plans = useQueries({
    queries: PLAN_AGES.flatMap((age) =>
      ids.map((id) => ({
        ...planCalls.ofMajors(id, { ...planOf(province, subjects[0]), year: currentYear() - age }),
        enabled: subjects[0] !== undefined,
      })),
    ),
  })
  return ids.flatMap((id, column) => {
    const base = bases[column]
    const detail = details[column]
    const [plan, before] = [plans[column], plans[ids.length + column]]
    if (!base || !detail || !plan || !before) return []
    const own = subjects.flatMap((subject, place) => {
      const answer = lines[column * subjects.length + place]
      return answer ? [[subject, answer] as const] : []
    })
    return [{ id, base, detail, plan: comparedPlan(plan, before), lines: new Map(own) }]
  })
}

function planOf(province: string, subject = '') {
  return { province, subject, batch: undefined, electives: [] }
}
