/** What even steps need to know of a unit. */
export interface Stepped {
  /** ln of the expected lowest rank. */
  readonly centre: number
  /** What is better of two in one step. */
  readonly worth: number
  /** What is paid for it beside, in ln rank: it counts in the choice, and not in the order of what is chosen. */
  readonly price?: number
}

/**
 * Up to `count` units, as even in difficulty as they come: the range is cut into as many equal steps, and each gives its
 * best; steps that have none leave their rows to another round. `fits` is asked before each is taken by `take`.
 */
export function takeBySteps<Unit extends Stepped>(
  units: readonly Unit[],
  count: number,
  fits: (unit: Unit) => boolean,
  take: (unit: Unit) => void,
): number {
  let left = count
  while (left > 0) {
    const open = units.filter(fits)
    if (open.length === 0) break
    for (const step of stepsOf(open, left)) {
      const best = step.find(fits)
      if (!best) continue
      take(best)
      left--
    }
  }
  return count - left
}

/** Units by equal steps of difficulty, the hardest step first, the best of a step first. */
function stepsOf<Unit extends Stepped>(units: readonly Unit[], count: number): readonly Unit[][] {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { centre } of units) {
    low = Math.min(low, centre)
    high = Math.max(high, centre)
  }
  const width = (high - low) / count || 1
  const steps: Unit[][] = Array.from({ length: count }, () => [])
  for (const unit of units) {
    steps[Math.min(Math.floor((unit.centre - low) / width), count - 1)]?.push(unit)
  }
  const value = ({ worth, price = 0, centre }: Unit) => worth - price - centre
  return steps.map((step) => step.toSorted((a, b) => value(b) - value(a)))
}
