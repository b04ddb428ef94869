import { expect, it } from 'vitest'
import type { BatchRule } from '~/contracts/province-rules'
import { ruleFacts } from './rule-facts'

const RULE: BatchRule = {
  province: '安徽',
  year: 2025,
  batch: '本科批',
  unit: '院校专业组',
  choiceCount: 45,
  majorsPerChoice: 6,
  adjustment: true,
  parallel: true,
  supplementaryRounds: 1,
}

it('a batch of groups is told with its majors and 服从调剂', () => {
  expect(ruleFacts(RULE).map(({ term, value }) => `${term} ${value}`)).toEqual([
    '一个志愿是 院校专业组',
    '最多填 45 个志愿',
    '每个志愿 最多 6 个专业',
    '服从调剂 有，只在所填的组内调剂',
    '投档方式 平行志愿，按位次从前往后检索',
    '征集志愿 1 轮',
  ])
})

it('a batch of which the number of choices is not known says so', () => {
  const { choiceCount: _, ...unknown } = RULE
  expect(ruleFacts(unknown)).toContainEqual({ term: '最多填', value: '以当年公告为准' })
})

it('a batch of single majors has neither', () => {
  const rule = { ...RULE, unit: '专业+院校', majorsPerChoice: 1, adjustment: false } as const
  const terms = ruleFacts({ ...rule, supplementaryRounds: null }).map(({ term, value }) => `${term} ${value}`)
  expect(terms).toEqual([
    '一个志愿是 专业+院校',
    '最多填 45 个志愿',
    '服从调剂 没有',
    '投档方式 平行志愿，按位次从前往后检索',
  ])
})
