import { formatCount } from '~/shared/lib/format'

/** How far a rank stands from a line, in plain words: 高 1,313 位 where the reader's rank is the better one. */
export function rankGapText(rank: number, lowestRank: number): string {
  if (rank === lowestRank) return '位次相同'
  return `${rank < lowestRank ? '高' : '低'} ${formatCount(Math.abs(lowestRank - rank))} 位`
}
