import type { Planner } from '~/contracts/planner-admin'

/** What is sent for one planner. */
export interface Placement {
  readonly id: string
  readonly displayed: boolean
  readonly displayOrder: number
}

/** Those who are shown, in their order; equals as they came. */
export function displayedOf(planners: readonly Planner[]): Planner[] {
  return planners
    .filter(({ displayed }) => displayed)
    .toSorted((a, b) => (a.displayOrder ?? 0) - (b.displayOrder ?? 0))
}

/** The placements that change when the planner at `from` moves to `to`, both from 0; places count from 1. */
export function movedTo(shown: readonly Planner[], from: number, to: number): Placement[] {
  const moving = shown[from]
  if (!moving || to < 0 || to >= shown.length) return []
  const rest = shown.filter((_, index) => index !== from)
  const order = [...rest.slice(0, to), moving, ...rest.slice(to)]
  return order.flatMap(({ id, displayOrder }, index) =>
    displayOrder === index + 1 ? [] : [{ id, displayed: true, displayOrder: index + 1 }],
  )
}
