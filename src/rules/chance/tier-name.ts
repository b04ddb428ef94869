/** Tier of a choice by the ids of S1 §3: 1 冲, 2 稳, 3 保. */
export type Tier = 1 | 2 | 3

/** From these shares, in percent, a choice is 冲, 稳 and 保; below the first it is out of reach. */
export const TIER_FROM = { reach: 10, match: 50, safety: 90 } as const

/**
 * A tier in one word, and words beside the tiers. 够不着 is a line out of reach, 圆梦 the same as a row of a list, where it
 * costs nothing. 无数据 has no line to compare with. 无效 does not count for the student (无效志愿), whatever the rank.
 */
export type TierName = '冲' | '稳' | '保' | '圆梦' | '够不着' | '无数据' | '无效'

/** The tiers that a list can be narrowed to. */
export const REACHES = ['冲', '稳', '保'] as const
export type Reach = (typeof REACHES)[number]

/** The word where no line can be compared with. */
export const NO_TIER: TierName = '无数据'

/** The word of a choice that does not count. */
export const VOID: TierName = '无效'

const NAMES: Readonly<Record<Tier, TierName>> = { 1: '冲', 2: '稳', 3: '保' }

/** The tier of a probability in percent; undefined when out of reach. */
export function tierOf(probability: number): Tier | undefined {
  if (probability >= TIER_FROM.safety) return 3
  if (probability >= TIER_FROM.match) return 2
  return probability >= TIER_FROM.reach ? 1 : undefined
}

/** The percentages of a tier, from the first to below the last; of what is out of reach without one. */
export function tierBounds(tier: Tier | undefined): readonly [from: number, to: number] {
  const edges = [0, TIER_FROM.reach, TIER_FROM.match, TIER_FROM.safety, 100]
  const place = tier ?? 0
  return [edges[place] ?? 0, edges[place + 1] ?? 100]
}

/** The word of a tier; out of reach without one. */
export function tierName(tier: Tier | undefined): TierName {
  return tier === undefined ? '够不着' : NAMES[tier]
}

const ALL: readonly TierName[] = ['冲', '稳', '保', '圆梦', '够不着', '无数据', '无效']

/** How many rows of a list are of each tier, those beside the tiers last. */
export function countTiers(tiers: readonly TierName[]): readonly (readonly [TierName, number])[] {
  return ALL.map((name) => [name, tiers.filter((tier) => tier === name).length])
}

/** The word of a row in a list: what is out of reach is a dream there. */
export function tierInList(name: TierName): TierName {
  return name === '够不着' ? '圆梦' : name
}

/** Figures of a chance as they are told, in percent. */
export interface ReportedFigures {
  readonly risk?: Tier | null | undefined
  readonly probability?: number | null | undefined
  readonly probabilityLow?: number | null | undefined
  readonly probabilityHigh?: number | null | undefined
  /** The choice does not count for the student, whatever the rank. */
  readonly void?: boolean
}

/** A unit without the figures of its chance: for the student it does not count. */
export function voidUnit<Unit extends ReportedFigures>(unit: Unit): Unit & { readonly void: true } {
  return { ...unit, risk: null, probability: null, probabilityLow: null, probabilityHigh: null, void: true }
}

/** The word for figures that are told: 无效 where the choice does not count, 无数据 without any, 够不着 for a chance without a tier. */
export function tierOfFigures({
  risk,
  probability,
  probabilityLow,
  void: isVoid,
}: ReportedFigures): TierName {
  if (isVoid) return VOID
  return risk == null && probability == null && probabilityLow == null ? NO_TIER : tierName(risk ?? undefined)
}
