import { besideHarder } from '~/rules/chance/beside-line'
import type { TierName } from '~/rules/chance/tier-name'
import { formatCount } from '~/shared/lib/text/format'

/** How far a rank stands from a line, in plain words: 靠前 1,313 位 where the reader's rank is the better one. */
export function rankGapText(rank: number, lowestRank: number): string {
  if (rank === lowestRank) return '位次相同'
  return `${rank < lowestRank ? '靠前' : '还差'} ${formatCount(Math.abs(lowestRank - rank))} 位`
}

/**
 * The gap beside a row whose tier comes from several years. 稳 and 低 never stand together: where the last line alone is
 * harder than the rank it is 贴线, whose figures stand beside it.
 */
export function gapInTier(rank: number, lowestRank: number, tier: TierName | undefined): string {
  const beside = tier && besideHarder(tier, rank, lowestRank)
  return beside === '贴线' ? beside : rankGapText(rank, lowestRank)
}
