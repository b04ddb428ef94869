/** The places of a unit, now and the year before. */
export interface Plans {
  readonly plan?: number | undefined
  readonly lastPlan?: number | undefined
}

/** A change of the plan is worth a word from this share on, and from so many places. */
const WORTH = { share: 0.2, places: 5 } as const

/** Places now over places the year before; undefined where either is not known or none. */
export function planRatioOf({ plan, lastPlan }: Plans): number | undefined {
  return plan && lastPlan ? plan / lastPlan : undefined
}

/** Whether the places change by at least a fifth and at least five: two for three says little. */
export function changesMuch({ plan, lastPlan }: Plans): boolean {
  if (plan === undefined || !lastPlan) return false
  const change = Math.abs(plan - lastPlan)
  return change >= WORTH.places && change / lastPlan >= WORTH.share
}
