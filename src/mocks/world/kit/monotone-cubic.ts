/** A point that a curve goes through. */
export interface Knot {
  readonly x: number
  readonly y: number
}

/**
 * The monotone cubic of Fritsch and Carlson through knots with rising x: smooth, through every knot, and never
 * turning back between two of them. Outside the knots it stays at the nearest one. Throws without knots.
 */
export function monotoneCubic(knots: readonly Knot[]): (x: number) => number {
  const first = knots[0]
  const last = knots.at(-1)
  if (!first || !last) throw new Error('monotoneCubic: 没有结点')
  const slopes = tangents(knots)
  let at = 0
  return (x) => {
    if (x <= first.x) return first.y
    if (x >= last.x) return last.y
    // Askers walk along the curve: the piece of the last question is nearly always the right one or its neighbour.
    while (at > 0 && (knots[at]?.x ?? 0) > x) at--
    while ((knots[at + 1]?.x ?? Number.POSITIVE_INFINITY) <= x) at++
    return hermite(knots[at] ?? first, knots[at + 1] ?? last, slopes[at] ?? 0, slopes[at + 1] ?? 0, x)
  }
}

function hermite(left: Knot, right: Knot, slopeLeft: number, slopeRight: number, x: number): number {
  const width = right.x - left.x
  const t = (x - left.x) / width
  const t2 = t * t
  const t3 = t2 * t
  return (
    (2 * t3 - 3 * t2 + 1) * left.y +
    (t3 - 2 * t2 + t) * width * slopeLeft +
    (-2 * t3 + 3 * t2) * right.y +
    (t3 - t2) * width * slopeRight
  )
}

function tangents(knots: readonly Knot[]): number[] {
  const secants: number[] = []
  for (let i = 1; i < knots.length; i++) {
    const left = knots[i - 1]
    const right = knots[i]
    if (left && right) secants.push((right.y - left.y) / (right.x - left.x))
  }
  return knots.map((_, i) => {
    const before = secants[i - 1]
    const after = secants[i]
    if (before === undefined || after === undefined) return before ?? after ?? 0
    if (before * after <= 0) return 0
    // The harmonic mean keeps the tangent inside the region where the cubic is monotone.
    return (2 * before * after) / (before + after)
  })
}
