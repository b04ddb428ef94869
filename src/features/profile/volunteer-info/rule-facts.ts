import type { BatchRule } from '~/contracts/province-rules'

interface Fact {
  readonly term: string
  readonly value: string
}

/** How a batch is filled in, in words for a family. */
export function ruleFacts(rule: BatchRule): Fact[] {
  const { unit, choiceCount, majorsPerChoice, adjustment, parallel, supplementaryRounds } = rule
  return [
    { term: '一个志愿是', value: unit },
    { term: '最多填', value: choiceCount == null ? '以当年公告为准' : `${choiceCount} 个志愿` },
    ...(majorsPerChoice > 1 ? [{ term: '每个志愿', value: `最多 ${majorsPerChoice} 个专业` }] : []),
    { term: '服从调剂', value: adjustment ? '有，只在所填的组内调剂' : '没有' },
    { term: '投档方式', value: parallel ? '平行志愿，按位次从前往后检索' : '顺序志愿，第一志愿最要紧' },
    ...(supplementaryRounds == null ? [] : [{ term: '征集志愿', value: `${supplementaryRounds} 轮` }]),
  ]
}
