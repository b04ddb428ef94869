import type { SameScoreDestination } from '~/contracts/score-lookups'
import type { CurvePoint } from '~/contracts/score-tables'
import type { RankWindow } from '~/rules/filing/near-lines'

type Line = SameScoreDestination
type Row = Pick<CurvePoint, 'score' | 'lowestRank'>

/** Asks for the lines within so many percent of the rank of a score. */
type AskNear = (score: number, within: number) => Promise<readonly Line[]>

/** The most narrower questions for one wide one. */
const MOST_CALLS = 12
/** Limits of servers are round numbers; so is, by chance, every tenth whole answer, which then costs a few calls. */
const ROUND = 10
/** A window is narrower than what an answer covers: it is asked around a score beside its middle. */
const SPARE = 0.8

/** Whether an answer that says no total may have been cut. */
export function mayBeCut(lines: readonly unknown[]): boolean {
  return lines.length >= ROUND && lines.length % ROUND === 0
}

/**
 * All lines of a window from a server that cuts its answers without a word: narrower windows are asked and joined, each
 * around a score of the table. Those that may be cut too are halved. Undefined where that takes more calls than are
 * made, or no score is narrow enough.
 */
export async function joinedWindows(
  table: readonly Row[],
  wide: RankWindow,
  nearest: readonly Line[],
  askNear: AskNear,
): Promise<readonly Line[] | undefined> {
  const middle = (wide.best + wide.last) / 2
  const covered = Math.max(...nearest.map(({ lowestRank }) => Math.abs(lowestRank - middle)), 1)
  const pieces = Math.max(2, Math.ceil((wide.last - wide.best) / 2 / (covered * SPARE)))
  if (pieces > MOST_CALLS) return undefined
  const found = new Map<string, Line>()
  const left = cut(wide, pieces)
  for (let calls = 0; left.length > 0; calls++) {
    const window = left.shift()
    const point = window && scoreIn(table, window)
    if (!window || !point || calls >= MOST_CALLS) return undefined
    const lines = await askNear(point.score, withinFor(point.lowestRank, window))
    if (mayBeCut(lines)) {
      if (!isNarrowable(table, window)) return undefined
      left.unshift(...cut(window, 2))
    }
    for (const line of lines) {
      if (line.lowestRank >= wide.best && line.lowestRank <= wide.last) found.set(keyOf(line), line)
    }
  }
  return [...found.values()]
}

function cut({ best, last }: RankWindow, pieces: number): RankWindow[] {
  const step = (last - best) / pieces
  return Array.from({ length: pieces }, (_, at) => ({
    best: best + at * step,
    last: at === pieces - 1 ? last : best + (at + 1) * step,
  }))
}

/** The score whose rank lies nearest to the middle of a window. */
function scoreIn(table: readonly Row[], { best, last }: RankWindow): Row | undefined {
  const middle = (best + last) / 2
  const far = ({ lowestRank }: Row) => Math.abs(lowestRank - middle)
  return table.reduce<Row | undefined>((near, row) => (near && far(near) <= far(row) ? near : row), undefined)
}

/** Two scores in a window can share it. */
function isNarrowable(table: readonly Row[], { best, last }: RankWindow): boolean {
  return table.filter(({ lowestRank }) => lowestRank >= best && lowestRank <= last).length > 1
}

/** So many percent of a rank cover a window. */
function withinFor(rank: number, { best, last }: RankWindow): number {
  const percent = (Math.max(rank - best, last - rank) / rank) * 100
  return Math.min(100, Math.ceil(percent * 100) / 100)
}

/** What makes a line another one. */
function keyOf({ schoolId, batch, majorGroupCode, majorName, admissionType, lowestRank }: Line): string {
  return [schoolId, batch, majorGroupCode, majorName, admissionType, lowestRank].join('|')
}
