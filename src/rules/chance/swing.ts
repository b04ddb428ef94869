/**
 * A line that moves further than this share of a rank in a year stands out. Its score has to move by so many points
 * too.
 */
const BIG_SWING = 0.15
export const BIG_POINTS = 3
/** So few places, or candidates between two lines, are chance: nothing is said of them. */
const FEWEST = 30
/** Less than so many percent is no difference. */
const EVEN = 3

/** A line as far as it tells how it moved. */
export interface MovingLine {
  readonly lowestRank?: number | null | undefined
  readonly lowestScore?: number | null | undefined
  /** The control line of the batch in that year: scores of two exams compare above it. */
  readonly provincialControlLine?: number | null | undefined
  /** Places of the plan. */
  readonly places?: number | null | undefined
}

/** How a line moved against the year before, beyond what the whole province did. */
export interface Swing {
  /** Whole percent of the earlier rank; undefined where few people make the figures. */
  readonly percent: number | undefined
  /** Whether it got harder to get in: the rank became smaller. */
  readonly isHarder: boolean
  /** Whether it moved far (波动). */
  readonly isBig: boolean
}

/** The move from one line to the next year's; `drift` is that of the lines of its province, in ln rank (`driftAt`): undefined where it is not known. */
export function swingOf(before: MovingLine, last: MovingLine, drift: number | undefined): Swing | undefined {
  if (drift === undefined || before.lowestRank == null || last.lowestRank == null) return undefined
  const ratio = last.lowestRank / (before.lowestRank * Math.exp(drift))
  const percent = Math.round(Math.abs(ratio - 1) * 100)
  const isSmall = Math.abs(last.lowestRank - before.lowestRank) < FEWEST || (last.places ?? FEWEST) < FEWEST
  const points = pointsBetween(before, last)
  return {
    percent: isSmall ? undefined : percent,
    isHarder: ratio < 1,
    isBig: !isSmall && percent > BIG_SWING * 100 && (points === undefined || points >= BIG_POINTS),
  }
}

/** Whether ranks lie far apart and scores do not: at the top of a table a point is many places. */
export const isFarInRankAlone = ({ percent = 0, isBig }: Swing): boolean =>
  !isBig && percent > BIG_SWING * 100

/** Points between two lines, each above its control line where both are known; undefined without scores. */
function pointsBetween(before: MovingLine, last: MovingLine): number | undefined {
  if (before.lowestScore == null || last.lowestScore == null) return undefined
  const [then, now] = [before.provincialControlLine, last.provincialControlLine]
  const moved = then == null || now == null ? 0 : now - then
  return Math.abs(last.lowestScore - before.lowestScore - moved)
}

/** 难 5%, 易 23%, 平; undefined where few people make the figures. */
export function swingWord({ percent, isHarder }: Swing): string | undefined {
  if (percent === undefined) return undefined
  return percent < EVEN ? '平' : `${isHarder ? '难' : '易'} ${percent}%`
}

/** Moves in a row that make a line one of big and small years. */
const ALTERNATING = 3

/** Whether the newest moves are far and alternate (大小年); moves of years in a row, the newest first. */
export function isAlternating(moves: readonly (Swing | undefined)[]): boolean {
  const newest = moves.slice(0, ALTERNATING)
  return (
    newest.length === ALTERNATING &&
    newest.every(
      (move, at) => move?.isBig === true && (at === 0 || move.isHarder !== newest[at - 1]?.isHarder),
    )
  )
}

/** The mark of a far move: 波动, or 大小年 where years alternate. Empty without one. */
export function swingMark(moves: readonly (Swing | undefined)[]): '' | '波动' | '大小年' {
  if (isAlternating(moves)) return '大小年'
  return moves[0]?.isBig ? '波动' : ''
}
