/**
 * Whole parts of a whole, in proportion to the weights: their sum is exactly `total`, each at least `least` as long as
 * the total allows it (largest remainder). All zeros for a total of 0. Throws when weights are given but none is positive.
 */
export function apportion(total: number, weights: readonly number[], least = 0): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  if (weights.length > 0 && sum <= 0) throw new Error('apportion: 权重之和必须大于 0')
  const floor = total >= least * weights.length ? least : 0
  const rest = total - floor * weights.length
  const exact = weights.map((weight) => (rest * weight) / sum)
  const parts = exact.map((value) => floor + Math.floor(value))
  const missing = total - parts.reduce((a, b) => a + b, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/** Whole percentages of a hundred, each at least 1 (S2 §9: rounded, minimum 1), summing to exactly 100. */
export function percentages(weights: readonly number[]): number[] {
  return apportion(100, weights, 1)
}
