/** Tier of a choice by the ids of S1 §3: 1 冲, 2 稳, 3 保. */
export type Tier = 1 | 2 | 3

/** From these shares, in percent, a choice is 冲, 稳 and 保; below the first it is out of reach. */
export const TIER_FROM = { reach: 10, match: 50, safety: 90 } as const

/** A tier in one word, and two words beside the tiers: a line out of reach, and no line to compare with. */
export type TierName = '冲' | '稳' | '保' | '够不着' | '无数据'

const NAMES: Readonly<Record<Tier, TierName>> = { 1: '冲', 2: '稳', 3: '保' }

/** The word of a tier; out of reach without one. */
export function tierName(tier: Tier | undefined): TierName {
  return tier === undefined ? '够不着' : NAMES[tier]
}
