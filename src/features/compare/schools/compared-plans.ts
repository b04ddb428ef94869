import type { UseQueryResult } from '@tanstack/react-query'
import type { MajorPlanGroup } from '~/contracts/admission-plan'
import { majorCountOf } from '~/entities/admission/plan-change'
import { feesText, placesText } from '~/entities/admission/plan-facts'
import type { ListPage } from '~/shared/api/call'
import { ABSENT, type Fact } from '../fact'

/** The newest plan of a school for one province and subject, and the one before it. */
export interface ComparedPlan {
  readonly year: number
  readonly now: readonly MajorPlanGroup[]
  readonly before: readonly MajorPlanGroup[] | undefined
}

type PlanAnswer = Pick<
  UseQueryResult<Pick<ListPage<MajorPlanGroup>, 'records'>>,
  'data' | 'isPending' | 'isEnabled' | 'error' | 'refetch'
>

/** Two answers as one; the plan stands as soon as it is there, its change follows. */
export function comparedPlan(year: number, now: PlanAnswer, before: PlanAnswer) {
  const { isPending, isEnabled, error, refetch } = now
  const data = now.data && { year, now: now.data.records, before: before.data?.records }
  return { data, isPending, isEnabled, error, refetch }
}

/** What a plan says that people decide by. */
export const PLAN_FACTS: readonly Fact<ComparedPlan>[] = [
  { label: '计划数', of: ({ year, now, before }) => placesText(now, before, year - 1) ?? ABSENT },
  { label: '专业组', of: ({ now }) => groupsText(now) },
  { label: '学费', of: ({ now }) => feesText(now) ?? ABSENT },
]

function groupsText(groups: readonly MajorPlanGroup[]): string {
  if (groups.length === 0) return ABSENT
  const codes = new Set(groups.flatMap(({ majorGroupCode }) => majorGroupCode ?? []))
  return `${codes.size > 0 ? `${codes.size} 组，` : ''}${majorCountOf(groups)} 个专业`
}

/** The majors of a plan by name, without what stands in brackets: 会计学（ACCA） is 会计学. */
export function majorsOf(groups: readonly MajorPlanGroup[]): ReadonlySet<string> {
  return new Set(
    groups.flatMap(({ details }) => details.map(({ majorName }) => majorName.replace(/[（(].*$/, '').trim())),
  )
}

/** The majors that every school offers, in the order of the first one's plan; none for a single school. */
export function commonMajors(plans: readonly (readonly MajorPlanGroup[])[]): string[] {
  const [first, ...others] = plans.map(majorsOf)
  if (!first || others.length === 0) return []
  return [...first].filter((name) => others.every((majors) => majors.has(name)))
}
