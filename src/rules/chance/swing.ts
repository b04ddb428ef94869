/** A line that moves further than this share of a rank is one of big and small years (大小年). */
export const BIG_SWING = 0.15

/** How a line moved against the year before. */
export interface Swing {
  /** Whole percent of the earlier rank. */
  readonly percent: number
  /** Whether it got harder to get in: the rank became smaller. */
  readonly isHarder: boolean
  /** Whether it moved so far that it may well come back (大小年). */
  readonly isBig: boolean
}

/** The move from one lowest rank to the next year's. Ranks count from 1; the smaller is the harder. */
export function swingOf(before: number, last: number): Swing {
  const percent = Math.round(Math.abs(last / before - 1) * 100)
  return { percent, isHarder: last < before, isBig: percent > BIG_SWING * 100 }
}

/** 难 5%, 易 23%, 持平. */
export function swingWord({ percent, isHarder }: Swing): string {
  return percent === 0 ? '持平' : `${isHarder ? '难' : '易'} ${percent}%`
}
