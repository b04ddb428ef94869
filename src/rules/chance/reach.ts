import { type RankZone, rankZones, zoneOf } from './rank-zones'

/** What a rank reaches of some lines. Ranks count from 1; the smaller is the better. */
export interface Reach {
  /** How many lines lie in each zone. */
  readonly counts: Readonly<Record<RankZone, number>>
  /** How many are 冲, 稳 or 保. */
  readonly inReach: number
  /** How far the lines that are out of reach lie from the rank: the nearest, and the furthest. Undefined where none is. */
  readonly missing: readonly [number, number] | undefined
}

/** What a rank reaches of some lines, as the rule of one line says it. */
export function reachOf(rank: number, lowestRanks: readonly number[]): Reach {
  const zones = rankZones(rank)
  const counts = { 够不着: 0, 冲: 0, 稳: 0, 保: 0 }
  for (const lowestRank of lowestRanks) counts[zoneOf(lowestRank, zones)]++
  const gaps = lowestRanks.flatMap((line) => (zoneOf(line, zones) === '够不着' ? rank - line : []))
  return {
    counts,
    inReach: lowestRanks.length - counts.够不着,
    missing: gaps.length > 0 ? [Math.min(...gaps), Math.max(...gaps)] : undefined,
  }
}
