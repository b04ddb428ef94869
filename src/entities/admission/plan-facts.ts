import type { MajorPlanGroup } from '~/contracts/admission-plan'
import { isJoint } from '~/rules/filing/joint'
import { formatCount } from '~/shared/lib/text/format'
import { placesOf, planChangeText } from './plan-change'

/** The places of a plan and how they changed: 50 人（比 2025 年多 10 人）. Undefined for an empty plan. */
export function placesText(
  now: readonly MajorPlanGroup[],
  before: readonly MajorPlanGroup[] | undefined,
  yearBefore: number,
): string | undefined {
  const places = placesOf(now)
  if (places === 0) return undefined
  const change = planChangeText(places, before && placesOf(before), yearBefore)
  return `${formatCount(places)} 人${change ? `（${change}）` : ''}`
}

/**
 * The tuition of a plan, from the lowest to the highest; of ordinary majors and of 中外合作 apart. Undefined where nobody
 * has published any.
 */
export function feesText(groups: readonly MajorPlanGroup[]): string | undefined {
  const fees = groups.flatMap(({ admissionDirection, details }) =>
    details.flatMap(({ fee, note, majorName }) =>
      fee == null ? [] : [{ fee, joint: isJoint(admissionDirection, note, majorName) }],
    ),
  )
  const range = (joint: boolean) => feeRange(fees.filter((one) => one.joint === joint).map(({ fee }) => fee))
  const [ordinary, joint] = [range(false), range(true)]
  if (ordinary === undefined) return joint && `${joint} 元/年（中外合作）`
  return joint === undefined ? `${ordinary} 元/年` : `${ordinary} 元/年（普通），${joint} 元/年（中外合作）`
}

/** The lowest tuition of a plan, yuan a year; undefined where nobody has published any. */
export function lowestFee(
  groups: readonly { readonly details: readonly { readonly fee?: number | null | undefined }[] }[],
): number | undefined {
  const fees = groups.flatMap(({ details }) => details.flatMap(({ fee }) => fee ?? []))
  return fees.length > 0 ? Math.min(...fees) : undefined
}

/** Fees in yuan a year as one figure, or from the lowest to the highest: 4,660–6,380; 免费 for 0. Undefined without any. */
export function feeRange(fees: readonly (number | null | undefined)[]): string | undefined {
  const known = fees.flatMap((fee) => fee ?? [])
  if (known.length === 0) return undefined
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const text = (fee: number) => (fee === 0 ? '免费' : formatCount(fee))
  return low === high ? text(low) : `${text(low)}–${text(high)}`
}

/** Years of study that majors have: 四年, 四年、五年. Undefined where none says it. */
export function systemsText(systems: readonly (string | null | undefined)[]): string | undefined {
  return [...new Set(systems.flatMap((system) => system || []))].join('、') || undefined
}
