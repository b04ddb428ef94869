import { countText as formatCount } from '~/rules/exam/count-text'

/** A rank or a number of people, with thousands separators. Scores are never grouped. */
export { formatCount }

/** Stands for a figure that the tables do not have. */
export const NOT_KNOWN = '暂无'

/** A rank or a number of people that the tables may lack. */
export function knownCount(value: number | null | undefined): string {
  return value == null ? NOT_KNOWN : formatCount(value)
}

/** Points as they are read: 540 分; 暂无分数 where the tables have none. */
export function pointsText(score: number | null | undefined): string {
  return score == null ? `${NOT_KNOWN}分数` : `${score} 分`
}

/** A rank as it is read: 34,888 位; 暂无位次 where the tables have none. */
export function placeText(rank: number | null | undefined): string {
  return rank == null ? `${NOT_KNOWN}位次` : `${formatCount(rank)} 位`
}

/** A rank interval; one rank alone when both ends are the same. */
export function formatRankInterval(highest: number, lowest: number): string {
  return highest === lowest ? formatCount(highest) : `${formatCount(highest)}–${formatCount(lowest)}`
}

/** A share of 0–100 in whole percent: rounded, at least 1 (S2 §9). None at all stays 0%. */
export function formatPercent(share: number): string {
  return `${share === 0 ? 0 : Math.max(1, Math.round(share))}%`
}

/** Ten thousands with two decimals (S2 §9): 12,345 is 1.23. Something is never nothing: at least 0.01. */
export function formatTenThousands(value: number): string {
  return (value === 0 ? 0 : Math.max(0.01, value / 10_000)).toFixed(2)
}
