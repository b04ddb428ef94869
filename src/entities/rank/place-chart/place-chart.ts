import { placeOnAxis, type RankAxis } from '~/rules/chance/line-bins'

/** A line on a chart of ranks. */
export interface PlaceDot {
  /** The same in every order. */
  readonly id: string
  readonly name: string
  readonly lowestRank: number
  /** What is named first where there is not room for all: places. */
  readonly weight: number
  /** What is known of it, in the order in which it is read: its line, its plan, its fee. */
  readonly facts: readonly string[]
}

/** Lines that belong together. */
export interface PlaceRow {
  readonly id: string
  readonly label: string
  readonly dots: readonly PlaceDot[]
}

/** Room beside the first and the last rank of an axis, in times of it. */
const BESIDE = 1.12
/** An own rank further than this from all lines stands at the end of the axis. In times of the nearest line. */
const FAR = 2.5

/** The axis on which all lines have room, and the own rank where it is not far from them. */
export function axisOf(rows: readonly PlaceRow[], own: number | undefined): RankAxis {
  const ranks = rows.flatMap(({ dots }) => dots.map(({ lowestRank }) => Math.max(lowestRank, 1)))
  const [first, last] = [Math.min(...ranks), Math.max(...ranks)]
  const isNear = own !== undefined && own < last * FAR && own * FAR > first
  const [low, high] = isNear ? [Math.min(first, own), Math.max(last, own)] : [first, last]
  return { firstRank: low / BESIDE, lastRank: Math.ceil(high * BESIDE) }
}

/** A dot as it is drawn: px from the left, and how many others it stands on. */
export interface DrawnDot {
  readonly dot: PlaceDot
  readonly x: number
  readonly level: number
}

/** Dots nearer than this, px, stand one on the other. */
const APART = 10
/** Higher than this they cover each other. */
const LEVELS = 3

/** The dots of a row from left to right; those that would cover each other are lifted. */
export function drawnDots(dots: readonly PlaceDot[], axis: RankAxis, width: number): readonly DrawnDot[] {
  const ends = new Array<number>(LEVELS).fill(Number.NEGATIVE_INFINITY)
  return dots
    .toSorted((a, b) => a.lowestRank - b.lowestRank)
    .map((dot) => {
      const x = placeOnAxis(axis, dot.lowestRank) * width
      const free = ends.findIndex((end) => x - end >= APART)
      const level = free < 0 ? ends.indexOf(Math.min(...ends)) : free
      ends[level] = x
      return { dot, x, level }
    })
}

/** The name of a dot below it. */
export interface DrawnLabel {
  readonly drawn: DrawnDot
  /** The middle of the words, px. */
  readonly x: number
}

/** Room between two names, px. */
const BETWEEN = 8

/** The names that have room below a row, the dots of most weight first; each stands within the row. */
export function drawnLabels(
  dots: readonly DrawnDot[],
  width: number,
  widthOf: (name: string) => number,
): readonly DrawnLabel[] {
  const taken: { from: number; to: number }[] = []
  return dots
    .toSorted((a, b) => b.dot.weight - a.dot.weight)
    .flatMap((drawn) => {
      const half = widthOf(drawn.dot.name) / 2
      const x = Math.min(Math.max(drawn.x, half), width - half)
      const [from, to] = [x - half - BETWEEN / 2, x + half + BETWEEN / 2]
      if (half * 2 > width || taken.some((other) => from < other.to && to > other.from)) return []
      taken.push({ from, to })
      return { drawn, x }
    })
}

/** The dot that is nearest to a point, no further than `within` px; undefined where none is. */
export function nearestDot(
  rows: readonly (readonly DrawnDot[])[],
  { x, y }: { x: number; y: number },
  placeOf: (row: number, dot: DrawnDot) => number,
  within: number,
): PlaceDot | undefined {
  let nearest: PlaceDot | undefined
  let least = within
  rows.forEach((dots, row) => {
    for (const dot of dots) {
      const distance = Math.hypot(dot.x - x, placeOf(row, dot) - y)
      if (distance >= least) continue
      least = distance
      nearest = dot.dot
    }
  })
  return nearest
}

/** A name in one line, or in two where it is wider than its room: its code above what it asks; what is longer still is cut. */
export function nameLines(
  name: string,
  room: number,
  widthOf: (name: string) => number,
): readonly [string, ...string[]] {
  if (widthOf(name) <= room) return [name]
  const [code = '', ...words] = name.split(' ')
  if (words.length === 0) return [cutTo(code, room, widthOf)]
  return [cutTo(code, room, widthOf), cutTo(words.join(' '), room, widthOf)]
}

function cutTo(name: string, room: number, widthOf: (name: string) => number): string {
  if (widthOf(name) <= room) return name
  let cut = name
  while (cut !== '' && widthOf(`${cut}…`) > room) cut = cut.slice(0, -1)
  return `${cut}…`
}
