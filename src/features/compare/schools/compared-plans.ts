import type { UseQueryResult } from '@tanstack/react-query'
import type { MajorPlanGroup } from '~/contracts/admission-plan'
import { placesOf } from '~/entities/admission/plan-change'
import type { ListPage } from '~/shared/api/call'
import { formatCount } from '~/shared/lib/format'
import { ABSENT, type Fact } from '../fact'

/** The newest plan of a school for one province and subject, and the one before it. */
export interface ComparedPlan {
  readonly now: readonly MajorPlanGroup[]
  readonly before: readonly MajorPlanGroup[] | undefined
}

type PlanAnswer = Pick<
  UseQueryResult<Pick<ListPage<MajorPlanGroup>, 'records'>>,
  'data' | 'isPending' | 'error' | 'refetch'
>

/** Two answers as one; the plan stands as soon as it is there, its change follows. */
export function comparedPlan(now: PlanAnswer, before: PlanAnswer) {
  const { isPending, error, refetch } = now
  const data = now.data && { now: now.data.records, before: before.data?.records }
  return { data, isPending, error, refetch }
}

/** What a plan says that people decide by. */
export const PLAN_FACTS: readonly Fact<ComparedPlan>[] = [
  { label: '计划数', of: placesText },
  { label: '专业组', of: ({ now }) => groupsText(now) },
  { label: '学费', of: ({ now }) => feesText(now) },
]

function placesText({ now, before }: ComparedPlan): string {
  const places = placesOf(now)
  if (places === 0) return ABSENT
  const earlier = before && placesOf(before)
  if (!earlier || earlier === places) return `${formatCount(places)} 人`
  const word = places > earlier ? '多' : '少'
  return `${formatCount(places)} 人（比上年${word} ${formatCount(Math.abs(places - earlier))}）`
}

function groupsText(groups: readonly MajorPlanGroup[]): string {
  if (groups.length === 0) return ABSENT
  const majors = majorsOf(groups).size
  const codes = new Set(groups.flatMap(({ majorGroupCode }) => majorGroupCode ?? []))
  return `${codes.size > 0 ? `${codes.size} 组，` : ''}${majors} 个专业`
}

function feesText(groups: readonly MajorPlanGroup[]): string {
  const fees = groups.flatMap(({ details }) => details.flatMap(({ fee }) => fee ?? []))
  if (fees.length === 0) return ABSENT
  const [low, high] = [Math.min(...fees), Math.max(...fees)]
  return low === high ? `${formatCount(low)} 元/年` : `${formatCount(low)}–${formatCount(high)} 元/年`
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
