import { MOST_CHARACTERS } from '~/contracts/bounds'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'

/** What the product says of the chance of a unit, as a reason that a planner may take; undefined where it says nothing. */
export function offeredReason(unit: Pick<RecommendedUnit, 'reason'> | undefined): string | undefined {
  return shortened(unit?.reason ?? '') || undefined
}

/** As many parts of a sentence as a reason has room for; never a part of a part. */
function shortened(text: string): string {
  const parts = text.split('；')
  while (parts.join('；').length > MOST_CHARACTERS.reason) parts.pop()
  return parts.join('；')
}
