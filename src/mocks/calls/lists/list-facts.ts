import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { PreferenceScore } from '~/contracts/score-records'
import { scoreText } from '~/rules/exam/score-text'
import type { Untouchable } from '../../server/resolve'

/** A list as its files are made from it. */
export interface WrittenList extends Untouchable<ApplicationListDetail> {
  /** The year whose lines its choices tell. */
  readonly lineYear: number
  /** The score it was made for. */
  readonly record: Pick<PreferenceScore, 'examType' | 'score'> | undefined
  /** Who has signed it, when, and which version: 沈知远 2026-06-25 10:00 签字，版本 AB12-CD34. */
  readonly signed: string | undefined
}

/** The foot of every file: these are figures of the demo world, of whatever school. */
export const TRUST_TEXT = '示例数据（按公开资料推算），勿用于填报。以省级教育考试院和高校招生章程公布为准。'

/** For whom and for what a list is: 安徽 2026 年 · 物理 · 本科批 · 模考 600 分 · 位次 25818. */
export function listFacts({ province, year, subject, batch, record, rank }: WrittenList): string {
  const facts = [
    `${province} ${year} 年`,
    subject,
    batch,
    record && scoreText(record),
    rank && `位次 ${rank}`,
  ]
  return facts.filter(Boolean).join(' · ')
}
