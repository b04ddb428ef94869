import type { ListShares } from '~/contracts/recommendation'

/** What a list of shares of one's own is called. */
export const OWN_SHARES = '自选风险'

/** Shares as an address has them: 圆梦, 冲, 稳 and 保 in percent, dreams a part of the reaches: 20-65-20-15. */
export function writtenShares({
  dreamPercent = 0,
  reachPercent,
  matchPercent,
  safetyPercent,
}: ListShares): string {
  return [dreamPercent, reachPercent, matchPercent, safetyPercent].join('-')
}

/** Undefined for what is no shares of a whole. */
export function readShares(text: string | undefined): ListShares | undefined {
  if (text === undefined || !/^\d{1,3}(-\d{1,3}){3}$/.test(text)) return undefined
  const [dreamPercent = 0, reachPercent = 0, matchPercent = 0, safetyPercent = 0] = text
    .split('-')
    .map(Number)
  const isWhole = reachPercent + matchPercent + safetyPercent === 100 && dreamPercent <= reachPercent
  return isWhole ? { dreamPercent, reachPercent, matchPercent, safetyPercent } : undefined
}
