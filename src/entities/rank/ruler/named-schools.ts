import type { LineLandmark } from '~/contracts/score-lookups'
import { placeOnAxis, type RankAxis } from '~/rules/chance/line-bins'

/** So many schools of the own province are named before others. */
const OWN = 2

interface Wanted {
  /** How many schools are named at most. */
  readonly most: number
  /** The province whose schools are best known to the reader. */
  readonly home: string
  /** The reader's rank, where it is known. */
  readonly rank?: number | undefined
}

/**
 * The schools that a ruler names, by rising rank: the nearest that is a little too hard, and the two best known of the own
 * province. Of the others it names those that lie furthest from these.
 */
export function namedSchools(
  axis: RankAxis,
  landmarks: readonly LineLandmark[],
  { most, home, rank }: Wanted,
): LineLandmark[] {
  const above = rank === undefined ? undefined : landmarks.findLast(({ lowestRank }) => lowestRank < rank)
  const own = landmarks.filter(({ provinceName }) => provinceName === home).slice(0, OWN)
  const chosen = [...new Set([above, ...own])].filter((school) => school !== undefined).slice(0, most)
  const place = ({ lowestRank }: LineLandmark) => placeOnAxis(axis, lowestRank)
  const apart = (school: LineLandmark) =>
    Math.min(1, ...chosen.map((other) => Math.abs(place(other) - place(school))))
  while (chosen.length < most) {
    const left = landmarks.filter((school) => !chosen.includes(school))
    const [next] = left.toSorted((a, b) => apart(b) - apart(a))
    if (!next) break
    chosen.push(next)
  }
  return chosen.toSorted((a, b) => a.lowestRank - b.lowestRank)
}

/** A name on a ruler: where it stands, px, and on which line, from 0 at the top. */
export interface PlacedName {
  readonly school: LineLandmark
  /** Of the school's rank. */
  readonly at: number
  /** Where the words begin. */
  readonly left: number
  readonly row: number
}

/** The room between two names, px. */
const BETWEEN = 10

/**
 * Names on as few lines as they need. Each stands as near to its rank as the ends of the ruler allow; what finds no
 * room is left out.
 */
export function placedNames(
  axis: RankAxis,
  schools: readonly LineLandmark[],
  { width, rows, widthOf }: { width: number; rows: number; widthOf: (school: LineLandmark) => number },
): PlacedName[] {
  const ends = new Array<number>(rows).fill(Number.NEGATIVE_INFINITY)
  return schools.flatMap((school) => {
    const own = widthOf(school)
    const at = placeOnAxis(axis, school.lowestRank) * width
    const left = Math.min(Math.max(at - own / 2, 0), Math.max(width - own, 0))
    const row = ends.findIndex((end) => left >= end + BETWEEN)
    if (row < 0) return []
    ends[row] = left + own
    return [{ school, at, left, row }]
  })
}
