import { besideLine, type OwnRank } from './beside-line'
import type { Reach, TierName } from './tier-name'

/** Ranks from the better end to the other. */
export interface ReachWindow {
  readonly best: number
  readonly last: number
}

/** 保 has no end: what lies further behind than this part of the rank is left out, which the page says. */
const SAFE_ENOUGH = 1.68
/** How finely the edge of a tier is looked for, as a factor of the rank. */
const STEP = 1.002
/** A tier begins and ends within these factors of the rank. */
const FURTHEST = 3

/** The tier of a line; a tie and 贴线 stand beside 稳: neither plainly above the last who was admitted nor plainly below. */
export function reachOf(own: OwnRank, lowestRank: number): TierName {
  const beside = besideLine(own, lowestRank)
  return beside === '同分' || beside === '贴线' ? '稳' : beside
}

/** Where the lines of a tier lie, by the rule book; 稳 begins with the ties. Undefined where a rank has none. */
export function reachWindow(own: OwnRank, reach: Reach): ReachWindow | undefined {
  const { rank } = own
  let window: ReachWindow | undefined
  for (let factor = 1 / FURTHEST; factor <= FURTHEST; factor *= STEP) {
    const line = Math.round(rank * factor)
    if (line < 1 || reachOf(own, line) !== reach) continue
    window = { best: window?.best ?? line, last: line }
  }
  if (!window) return undefined
  // The edges lie between two steps: a line beyond them is judged by its own tier.
  const best = Math.max(1, Math.floor(window.best / STEP))
  const last = Math.ceil(reach === '保' ? Math.max(rank * SAFE_ENOUGH, window.best) : window.last * STEP)
  return { best, last }
}

/** So many percent of a rank cover a window. */
export function withinFor(rank: number, { best, last }: ReachWindow): number {
  return Math.min(100, Math.ceil((Math.max(rank - best, last - rank) / rank) * 100))
}
