export interface XY {
  readonly x: number
  readonly y: number
}

/** A point with its word. */
export interface CurveMarker extends XY {
  readonly label: string
}

/** Ids of the two lines. */
export const MAIN = 'main'
export const OTHERS = 'others'
/** The colour of the second line. */
export const QUIET = 'color-mix(in oklab, var(--muted-foreground) 55%, var(--background))'

/** The points of both lines from left to right: the order in which they are read. */
export function curvePoints(points: readonly XY[], others: readonly XY[]): XY[] {
  return [...points, ...others].sort((a, b) => a.x - b.x)
}

/** Where each point stands, as a fraction of the width. */
export function placesOf(points: readonly XY[]): number[] {
  const first = points[0]?.x ?? 0
  const span = (points.at(-1)?.x ?? 0) - first
  return points.map(({ x }) => (span === 0 ? 0.5 : (x - first) / span))
}
