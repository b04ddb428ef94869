import type { ApplicationListDetail } from '~/contracts/application-lists'
import type { Untouchable } from '../../server/resolve'

/** A list as its files are made from it. */
export type WrittenList = Untouchable<ApplicationListDetail>

/** The foot of every file: these are figures of the demo world, of whatever school. */
export const TRUST_TEXT = '示例数据（按公开资料推算），勿用于填报。以省级教育考试院和高校招生章程公布为准。'

/** For whom and for what a list is: 安徽 2026 年 · 物理 · 本科批 · 600 分 · 位次 25818. */
export function listFacts({ province, year, subject, batch, score, rank }: WrittenList): string {
  const facts = [`${province} ${year} 年`, subject, batch, score && `${score} 分`, rank && `位次 ${rank}`]
  return facts.filter(Boolean).join(' · ')
}
