import type { RankedScore, RankQuery } from '~/contracts/score-tables'
import { formatCount, formatRankInterval } from '~/shared/lib/format'

/** Whose figures these are (S1 §2), with the year that is shown; for a modelled table, that they are nobody's. */
export function rankNote(year: number, sample = false): string {
  if (sample)
    return `示例：${year} 年的表按相邻年份推算，不是教育考试院公布的数据，以教育考试院公布的数据为准。`
  return `结果采用教育考试院公布的 ${year} 年位次（一分一段），以教育考试院公布的数据为准。`
}

export interface Result {
  readonly query: RankQuery & { readonly score: number }
  readonly segment: RankedScore
  /** How far the score lies from the lines, as text. */
  readonly gaps: readonly string[]
  readonly address: string
}

/** 安徽 2025 年物理 600 分. */
export function resultTitle({ province, year, subject, score }: Result['query']): string {
  return `${province} ${year} 年${subject} ${score} 分`
}

/** What a result says beside the ranks, line by line. */
export function resultFacts({ segment: { sameScoreCount, suggestedRank }, gaps }: Result): string[] {
  return [
    sameScoreCount === undefined ? '' : `同分人数 ${formatCount(sameScoreCount)} 人`,
    suggestedRank === undefined ? '' : `建议位次 ${formatCount(suggestedRank)}`,
    gaps.join('，'),
  ].filter((line) => line !== '')
}

/** A result as families send it to each other: plain lines, with year, source and address. */
export function resultText({ query, segment, gaps, address }: Result): string {
  const { highestRank, lowestRank, sameScoreCount } = segment
  const ranks = `位次 ${formatRankInterval(highestRank, lowestRank)}`
  const same = sameScoreCount === undefined ? undefined : `同分 ${formatCount(sameScoreCount)} 人`
  return [
    resultTitle(query),
    [ranks, same].filter(Boolean).join('，'),
    gaps.join('，'),
    rankNote(query.year, segment.sample),
    address,
  ]
    .filter((line) => line !== '')
    .join('\n')
}
