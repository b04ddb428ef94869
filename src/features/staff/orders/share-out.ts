/** A planner who may take orders, and how many students they serve. */
export interface Loaded {
  readonly id: string
  readonly load: number
}

/**
 * Orders shared out one by one, each to whom has the fewest by then; equals in the order given. Gives the planner of
 * each order, by its place. Nothing without planners.
 */
export function shareOut(orders: number, planners: readonly Loaded[]): string[] {
  const loads = planners.map(({ id, load }) => ({ id, load }))
  return Array.from({ length: planners.length === 0 ? 0 : orders }, () => {
    const next = loads.reduce((least, planner) => (planner.load < least.load ? planner : least))
    next.load++
    return next.id
  })
}
