import { formatCount } from '~/shared/lib/text/format'

export interface XY {
  readonly x: number
  readonly y: number
}

/** A point that says more than its two figures when it is pointed at. */
export interface CurvePoint extends XY {
  readonly said?: readonly string[]
}

/** An upright rule over the whole height, with its word: a control line. */
export interface CurveRule {
  readonly x: number
  readonly label: string
}

/** A point with its words, line by line. */
export interface CurveMarker extends XY {
  readonly label: readonly string[]
}

/** Ids of the two lines. */
export const MAIN = 'main'
export const OTHERS = 'others'
/** The colour of the second line. */
export const QUIET = 'color-mix(in oklab, var(--muted-foreground) 55%, var(--background))'

/** The points of both lines from left to right: the order in which they are read. */
export function curvePoints(points: readonly CurvePoint[], others: readonly CurvePoint[]): CurvePoint[] {
  return [...points, ...others].sort((a, b) => a.x - b.x)
}

/** Where each point stands, as a fraction of the width. */
export function placesOf(points: readonly XY[]): number[] {
  const first = points[0]?.x ?? 0
  const span = (points.at(-1)?.x ?? 0) - first
  return points.map(({ x }) => (span === 0 ? 0.5 : (x - first) / span))
}

/** From here on a figure takes more room than an axis has. */
const LONG_FIGURE = 100_000

/** A figure as it stands on an axis that reaches `top`: 50,000, or 5 万 where there are longer ones. */
export function axisText(value: number, top: number): string {
  return top >= LONG_FIGURE && value > 0 ? `${formatCount(value / 10_000)} 万` : formatCount(value)
}
