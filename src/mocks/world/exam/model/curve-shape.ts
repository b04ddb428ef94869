import { type Knot, monotoneCubic } from '../../kit/monotone-cubic'
import type { Point, Points } from './official-points'

/** How many candidates reached a score, for every score of one table; `at` is a real number, rounded by the table. */
export interface ScoreCurve {
  /** The score of the merged top row. */
  readonly top: number
  /** The lowest score of the table. */
  readonly floor: number
  at(score: number): number
}

/** The curve through points with falling scores and rising counts. */
export function curveThrough(points: Points): ScoreCurve {
  const knots: Knot[] = points.map(([score, cumulative]) => ({ x: score, y: Math.log(cumulative) })).reverse()
  const curve = monotoneCubic(knots)
  return { top: points[0]?.[0] ?? 0, floor: points.at(-1)?.[0] ?? 0, at: (score) => Math.exp(curve(score)) }
}

/** A first row larger than this is no top of a table: the copy breaks off there. */
const MERGED_TOP_LIMIT = 200
/** Tables known in steps have a step for their first row, too. */
const ROUND_SCORE = 10

/** Points further apart than this do not fix the curve between them. */
const WIDE_GAP = 20
const STEP = 10

/**
 * Fills wide gaps and both ends of a table that is known in part. A monotone curve through the known points relabels
 * the guide's counts. The answer rises with the guide and meets every point.
 */
export function filled(points: Points, guide: ScoreCurve): Points {
  const at = relabelled(points, guide)
  const first = points[0]
  const last = points.at(-1)
  if (!at || !first || !last) return points
  const modelled = (high: number, low: number) =>
    scoresBetween(high, low).map((score): Point => [score, at(score)])
  const inside = points.flatMap((point, i) => {
    const next = points[i + 1]?.[0] ?? point[0]
    return point[0] - next > WIDE_GAP ? [point, ...modelled(point[0], next)] : [point]
  })
  const stopsShort = first[1] > MERGED_TOP_LIMIT || first[0] % ROUND_SCORE === 0
  const above = stopsShort ? modelled(guide.top + 1, first[0]) : []
  return [...above, ...inside, ...modelled(last[0], guide.floor - 1)].filter(rising)
}

/** The guide's counts turned into those of a table with the given points; undefined when the guide spans none of them. */
function relabelled(points: Points, guide: ScoreCurve): ((score: number) => number) | undefined {
  const labels: Knot[] = []
  for (const [score, cumulative] of points) {
    if (score > guide.top || score < guide.floor) continue
    labels.push({ x: Math.log(guide.at(score)), y: Math.log(cumulative) })
  }
  const first = labels[0]
  const last = labels.at(-1)
  if (!first || !last) return undefined
  const relabel = monotoneCubic(labels)
  return (score) => {
    const x = Math.log(guide.at(score))
    // Beyond the known points the guide's own growth is kept.
    return Math.exp(relabel(x) + Math.min(x - first.x, 0) + Math.max(x - last.x, 0))
  }
}

/** Scores strictly between two, falling, from one below the higher on; the lower one's neighbour is always among them. */
function scoresBetween(high: number, low: number): number[] {
  const steps = Math.max(Math.ceil((high - low - 2) / STEP), 1)
  const scores = Array.from(
    { length: steps + 1 },
    (_, i) => high - 1 - Math.round((i * (high - low - 2)) / steps),
  )
  return high - low > 1 ? [...new Set(scores)] : []
}

function rising([score, cumulative]: Point, i: number, points: Points): boolean {
  const before = points[i - 1]
  return before === undefined || (score < before[0] && cumulative > before[1])
}

/** Candidates in the top row of a table whose published top is too large. */
const TOP_ROW = 15
/** Counts thin out faster and faster towards the top. */
const TOP_STEEPENING = 1.5
/** No more than this share of a table lies between its early end and the lowest control line. */
const BELOW_TABLE = 0.1

/** Adds what a table lacks: a top row of a few candidates, and rows down to the lowest control line. */
export function withEnds(points: Points, lowestLine: number): Points {
  const [first, second] = points
  const last = points.at(-1)
  if (!first || !second || !last) return points
  const above: Point[] = []
  if (first[1] > MERGED_TOP_LIMIT) {
    const slope = (TOP_STEEPENING * Math.log(second[1] / first[1])) / (first[0] - second[0])
    above.push([first[0] + Math.ceil(Math.log(first[1] / TOP_ROW) / slope), TOP_ROW])
  }
  const below: Point[] = []
  const beforeLast = points.at(-2)
  if (beforeLast && last[0] > lowestLine) {
    const growth = (Math.log(last[1] / beforeLast[1]) / (beforeLast[0] - last[0])) * (last[0] - lowestLine)
    below.push([lowestLine, last[1] * (1 + Math.min(growth, BELOW_TABLE))])
  }
  return [...above, ...points, ...below]
}

/** A pair of scores that stand for each other in two tables. */
export interface Anchor {
  readonly from: number
  readonly to: number
}

/**
 * A table with its candidates multiplied and its scores moved: each anchor's `from` comes to lie on its `to`. The last
 * anchor pairs the total scores. Anchors that would turn the order round are left out.
 */
export function moved(curve: ScoreCurve, anchors: readonly Anchor[], factor: number): ScoreCurve {
  const knots: Knot[] = [{ x: 0, y: 0 }]
  for (const { from, to } of anchors.toSorted((a, b) => a.to - b.to)) {
    const before = knots.at(-1)
    if (before && to > before.x && from > before.y) knots.push({ x: to, y: from })
  }
  const back = monotoneCubic(knots)
  const total = knots.at(-1)?.x ?? 0
  return {
    top: highest((score) => back(score) <= curve.top, total),
    floor: highest((score) => back(score) <= curve.floor, total),
    at: (score) => factor * curve.at(back(score)),
  }
}

/** The highest score for which `holds` is true; 0 when it never is. */
function highest(holds: (score: number) => boolean, total: number): number {
  let score = total
  while (score > 0 && !holds(score)) score--
  return score
}
