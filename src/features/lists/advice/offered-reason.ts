import { MOST_CHARACTERS } from '~/contracts/limits'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'

/** What the product says of the chance of a unit, as a reason that a planner may take; undefined where it says nothing. */
export function offeredReason(unit: Pick<RecommendedUnit, 'reason'> | undefined): string | undefined {
  return unit?.reason?.slice(0, MOST_CHARACTERS.reason) || undefined
}
