import { admissionChance, type Tier } from './admission-chance'

/** A tier in one word, and two words beside the tiers: a line out of reach, and no line to compare with. */
export type TierName = '冲' | '稳' | '保' | '够不着' | '无数据'

const NAMES: Readonly<Record<Tier, TierName>> = { 1: '冲', 2: '稳', 3: '保' }

/** The word of a tier; out of reach without one. */
export function tierName(tier: Tier | undefined): TierName {
  return tier === undefined ? '够不着' : NAMES[tier]
}

/**
 * The tier of a rank beside one line of one year: what the model of chances says when it knows nothing else. Both count
 * from 1; the smaller is the better.
 */
export function tierBesideLine(rank: number, lowestRank: number): TierName {
  // Nobody counts the candidates of a single year: with both alike, ranks compare as they are.
  const query = { rank, candidates: 1, lines: [{ year: 0, rank: lowestRank, candidates: 1 }] }
  return tierName(admissionChance(query)?.tier)
}
