import type { MajorPlanGroup } from '~/contracts/admission-plan'
import { formatCount } from '~/shared/lib/format'
import { placesOf } from './plan-change'

/** The places of a plan and how they changed: 50 人（比上年多 10）. Undefined for an empty plan. */
export function placesText(
  now: readonly MajorPlanGroup[],
  before: readonly MajorPlanGroup[] | undefined,
): string | undefined {
  const places = placesOf(now)
  if (places === 0) return undefined
  const earlier = before && placesOf(before)
  if (!earlier || earlier === places) return `${formatCount(places)} 人`
  const word = places > earlier ? '多' : '少'
  return `${formatCount(places)} 人（比上年${word} ${formatCount(Math.abs(places - earlier))}）`
}

/** The tuition of a plan, from the lowest to the highest. Undefined where nobody has published any. */
export function feesText(groups: readonly MajorPlanGroup[]): string | undefined {
  const fees = groups.flatMap(({ details }) => details.flatMap(({ fee }) => fee ?? []))
  if (fees.length === 0) return undefined
  const [low, high] = [Math.min(...fees), Math.max(...fees)]
  return low === high ? `${formatCount(low)} 元/年` : `${formatCount(low)}–${formatCount(high)} 元/年`
}
