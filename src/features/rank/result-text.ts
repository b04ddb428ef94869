import type { RankedScore, RankQuery } from '~/contracts/score-tables'
import { IS_MOCKED } from '~/shared/lib/browser/mode'
import { settings } from '~/shared/lib/browser/settings'
import { formatCount, formatRankInterval } from '~/shared/lib/text/format'

/** Whose figures these are (S1 §2), with the year that is shown; for a modelled table, that they are nobody's. */
export function rankNote(year: number, sample = false): string {
  if (sample)
    return `示例：${year} 年的表按相邻年份推算，不是教育考试院公布的数据，以教育考试院公布的数据为准。`
  // A table that somebody copied is not said to be the authority's own.
  if (settings.ownData) return `结果按本站放进来的 ${year} 年一分一段表，以教育考试院公布的数据为准。`
  return `结果采用教育考试院公布的 ${year} 年位次（一分一段），以教育考试院公布的数据为准。`
}

/** What leaves the mocked product says so: the page that would say it stays behind. Empty on a live server. */
export const demoNote = IS_MOCKED ? '择途是演示产品，结果勿用于填报。' : ''

export interface Result {
  readonly query: RankQuery & { readonly score: number }
  readonly segment: RankedScore
  /** Which share of all candidates stands at or above the rank: 前 8.5%; undefined while it is not known. */
  readonly share?: string | undefined
  /** How far the score lies from the lines, a sentence for each category of candidates. */
  readonly gaps: readonly string[]
  readonly address: string
}

/** 安徽 2025 年物理 600 分. */
export function resultTitle({ province, year, subject, score }: Result['query']): string {
  return `${province} ${year} 年${subject} ${score} 分`
}

/** The candidates of a score table: 物理类考生, 理科考生, 考生. */
export function candidatesOf(subject: string): string {
  if (subject === '综合') return '考生'
  return subject === '物理' || subject === '历史' ? `${subject}类考生` : `${subject}考生`
}

function shareLine({ query, share }: Result): string {
  return share === undefined ? '' : `约全省${candidatesOf(query.subject)}的${share}`
}

/** A result as families send it to each other: plain lines, with year, source and address. */
export function resultText(result: Result): string {
  const { query, segment, gaps, address } = result
  const { highestRank, lowestRank, sameScoreCount } = segment
  const ranks = `位次 ${formatRankInterval(highestRank, lowestRank)}`
  const same = sameScoreCount === undefined ? undefined : `同分 ${formatCount(sameScoreCount)} 人`
  return [
    resultTitle(query),
    [ranks, same].filter(Boolean).join('，'),
    shareLine(result),
    gaps.join('；'),
    rankNote(query.year, segment.sample),
    demoNote,
    address,
  ]
    .filter((line) => line !== '')
    .join('\n')
}
