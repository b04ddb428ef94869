import type { Changes } from '~/shared/address/address'
import type { CompareListsFilters } from './compare-lists.address'
import type { TwoChoice, TwoSide } from './merged-two'

type ChoiceFilters = Pick<CompareListsFilters, 'merge' | 'fromLeft' | 'fromRight'>

/** Other lists have other rows to choose from. */
export const NO_CHOICE: Changes<ChoiceFilters> = { merge: undefined, fromLeft: [], fromRight: [] }

/** How two lists become one, as an address says it; undefined where they stay two. */
export function choiceIn({ merge, fromLeft, fromRight }: ChoiceFilters): TwoChoice | undefined {
  if (!merge) return undefined
  const sides = (ids: readonly string[], side: TwoSide) => ids.map((id) => [id, side] as const)
  return { order: merge, sides: new Map([...sides(fromLeft, 'left'), ...sides(fromRight, 'right')]) }
}

/** The choice as the address holds it. */
export function writtenChoice({ order, sides }: TwoChoice): ChoiceFilters {
  const from = (side: TwoSide) => [...sides].filter(([, taken]) => taken === side).map(([id]) => id)
  return { merge: order, fromLeft: from('left'), fromRight: from('right') }
}
