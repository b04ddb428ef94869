import type { MajorPlanGroup } from '~/contracts/admission-plan'
import { formatCount } from '~/shared/lib/text/format'

/** Places of a plan: the sum of its majors, of those whose places are known. */
export function placesOf(groups: readonly MajorPlanGroup[]): number {
  return groups.reduce((sum, group) => sum + placesOfGroup(group), 0)
}

export function placesOfGroup({ details }: Pick<MajorPlanGroup, 'details'>): number {
  return details.reduce((sum, { planNum }) => sum + (planNum ?? 0), 0)
}

/** Majors of a plan, as it enrols them: 基础医学 and 基础医学（卓越班） are two. */
export function majorCountOf(groups: readonly MajorPlanGroup[]): number {
  return groups.reduce((sum, { details }) => sum + details.length, 0)
}

/** How a plan differs from that of the year before, in words; undefined where there was none to compare with. */
export function planChangeText(places: number, before: number | undefined, year: number): string | undefined {
  if (before === undefined || before === 0) return undefined
  const difference = places - before
  if (difference === 0) return `与 ${year} 年相同`
  return `比 ${year} 年${difference > 0 ? '多' : '少'} ${formatCount(Math.abs(difference))} 人`
}
