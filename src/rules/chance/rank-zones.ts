import { tierBesideLine } from './tier-beside-line'

/** The lines that are 冲, 稳 and 保 for one rank, each from the first rank on; 保 has no end. */
export interface RankZones {
  /** The hardest line that is still 冲. */
  readonly reach: number
  /** The hardest that is 稳: the own rank, or a little before it. */
  readonly match: number
  /** The hardest that is 保. */
  readonly safety: number
}

/** Lines further than this are 保 for everybody, in times of the own rank. */
const SURELY_SAFE = 8

/**
 * Where the tiers of a rank begin, as the rule of one line says them (`tierBesideLine`). Ranks count from 1, the smaller is
 * the better: `reach ≤ match ≤ safety`.
 */
export function rankZones(rank: number): RankZones {
  const firstWith = (tiers: readonly string[]) => {
    let [before, at] = [0, Math.ceil(rank * SURELY_SAFE)]
    while (at - before > 1) {
      const middle = Math.floor((before + at) / 2)
      if (tiers.includes(tierBesideLine(rank, middle))) at = middle
      else before = middle
    }
    return at
  }
  return { reach: firstWith(['冲', '稳', '保']), match: firstWith(['稳', '保']), safety: firstWith(['保']) }
}

/** The tier of a line, or that it lies before all of them. */
export type RankZone = '够不着' | '冲' | '稳' | '保'

/** In which of the zones a line lies. */
export function zoneOf(lowestRank: number, { reach, match, safety }: RankZones): RankZone {
  if (lowestRank < reach) return '够不着'
  if (lowestRank < match) return '冲'
  return lowestRank < safety ? '稳' : '保'
}
