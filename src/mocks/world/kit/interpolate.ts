/** Straight between the knots, flat outside of them. */
export function interpolate(x: number, knots: readonly (readonly [number, number])[]): number {
  let before = knots[0] ?? [0, 0]
  for (let i = 0; i < knots.length; i++) {
    const knot = knots[i] ?? before
    if (x <= knot[0]) {
      const width = knot[0] - before[0]
      return width === 0 ? knot[1] : before[1] + ((knot[1] - before[1]) * (x - before[0])) / width
    }
    before = knot
  }
  return before[1]
}
