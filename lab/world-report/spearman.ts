/** Rank correlation of pairs, from −1 to 1; equal values share the mean of their places. */
export function spearman(pairs: readonly (readonly [number, number])[]): number {
  const a = places(pairs.map(([first]) => first))
  const b = places(pairs.map(([, second]) => second))
  const mean = (pairs.length - 1) / 2
  const product = (x: readonly number[], y: readonly number[]) =>
    x.reduce((sum, value, i) => sum + (value - mean) * ((y[i] ?? 0) - mean), 0)
  return product(a, b) / Math.sqrt(product(a, a) * product(b, b))
}

function places(values: readonly number[]): number[] {
  const order = values.map((_, i) => i).sort((i, j) => (values[i] ?? 0) - (values[j] ?? 0))
  const out = new Array<number>(values.length)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end < order.length && values[order[end] ?? 0] === values[order[start] ?? 0]) end++
    for (let i = start; i < end; i++) out[order[i] ?? 0] = (start + end - 1) / 2
    start = end
  }
  return out
}
