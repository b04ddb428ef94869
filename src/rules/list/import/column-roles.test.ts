import { describe, expect, it } from 'vitest'
import { adjustOf, readHead } from './column-roles'

describe('a head', () => {
  it.each(['大学', '报考大学', '招生院校', '院校（必填）', '*学校名'])('%s is that of schools', (head) => {
    expect(readHead(head)).toHaveProperty('role', 'school')
  })

  it.each(['去年专业', '上年专业组', '往年院校', '专业方向', '所在大学城', '安徽大学'])(
    '%s is none',
    (head) => {
      expect(readHead(head)).not.toHaveProperty('role')
    },
  )

  it('with a year says which', () => {
    expect(readHead('2026专业组代码')).toMatchObject({ role: 'group', year: 2026 })
    expect(readHead('2025年院校')).toMatchObject({ role: 'school', year: 2025 })
  })

  it.each([
    ['不服从调剂', true],
    ['是否不服从', true],
    ['是否服从', undefined],
    ['服从/不服从', undefined],
  ])('%s asks for 不服从: %s', (head, isNegated) => {
    expect(readHead(head)).toMatchObject({ role: 'adjust' })
    expect(readHead(head).isNegated).toBe(isNegated)
  })
})

describe('a word for 服从', () => {
  it.each([
    '是',
    '服从',
    '服从专业调剂',
    '√服从',
    '1服从',
    '同意调剂',
    '愿意',
    '是√ 否□',
    '■服从 □不服从',
    '服从(✓)不服从(□)',
  ])('%s is yes', (word) => {
    expect(adjustOf(word)).toBe(true)
  })

  it.each(['否', '不服从调剂', '否（不喜欢）', '2不服从', '□是 ☑否', '☐服从 ✔不服从', '—'])(
    '%s is no',
    (word) => {
      expect(adjustOf(word)).toBe(false)
    },
  )

  // What is lost here would be lost without a word.
  it.each([
    '服从（除护理学外）',
    '服从，但不去护理',
    '是（医学除外）',
    '同意，除了土木',
    '是/否',
    '服从/不服从',
    '是否',
    '部分服从',
    '看情况',
    '☑是 ☑否',
  ])('%s is neither', (word) => {
    expect(adjustOf(word)).toBeUndefined()
  })
})

it.each([
  ['序号', { role: 'order' }],
  ['志愿号', { role: 'order' }],
  ['第几志愿', { role: 'order' }],
  ['NO.', { role: 'order' }],
  ['序号说明', {}],
  ['我的志愿', {}],
  ['填报第几志愿', {}],
  ['第几志愿填报', {}],
  ['院校名称(必填)', { role: 'school', isPlain: true }],
  ['院校(代码)', { role: 'schoolCode', isPlain: false }],
  ['院校(校代码)', { role: 'schoolCode', isPlain: false }],
  ['院校(招生代码)', { role: 'school', isPlain: true }],
  ['2026年专业组代码', { role: 'group', isPlain: true, year: 2026 }],
  ['报考2026专业名称', { role: 'majorName', isPlain: false }],
  ['组', { role: 'group', isPlain: false }],
  ['组别表', {}],
  ['小组', {}],
  ['大学', { role: 'school', isPlain: false }],
  ['大学生', {}],
  ['我的大学', {}],
  ['院校专业名称', { role: 'school' }],
  ['院校专业代码', { role: 'majorCode', isPlain: false }],
  ['国标代码', { role: 'schoolCode', isPlain: true }],
  ['院校国标代码', { role: 'schoolCode', isPlain: false }],
  ['我的院校代码', { role: 'schoolCode', isPlain: false }],
  ['院校代码一', { role: 'school', isPlain: false }],
  ['院校', { role: 'school', isPlain: true }],
  ['院校名', { role: 'school', isPlain: true }],
  ['报考院校名称', { role: 'school', isPlain: false }],
  ['院校表', { role: 'school', isPlain: false }],
  ['代码', { beside: 'code' }],
  ['编码1', { beside: 'code' }],
  ['名称1', { beside: 'name' }],
  ['院系代码', {}],
  ['代码表', {}],
  ['全称表', {}],
  ['组号', { role: 'group', isPlain: true }],
  ['院校专业组', { role: 'group', isPlain: true }],
  ['我的专业组', { role: 'group', isPlain: false }],
  ['专业组代码表', { role: 'group', isPlain: false }],
  ['院校专业组名称', { role: 'school' }],
  ['专业组名称', { role: 'group' }],
  ['专业组内专业', { role: 'majorName', isPlain: false }],
  ['专业组1专业2', { role: 'majorName', number: 2, isPlain: true }],
  ['专业组二专业三名称', { role: 'majorName', number: 3, isPlain: false }],
  ['专业组代码1', { role: 'group', isPlain: false }],
  ['专业类别', {}],
  ['第二专业', { role: 'majorName', number: 2, isPlain: false }],
  ['专业第十二', { role: 'majorName', number: 12, isPlain: false }],
  ['专业40', { role: 'majorName', isPlain: true }],
  ['服从', { role: 'adjust', isPlain: true }],
])('the head %s says %j', (head, reading) => {
  expect(readHead(head)).toEqual(reading)
})

it('a head is no longer than one', () => {
  expect(readHead(`${'院'.repeat(20)}院校名称`).role).toBe('school')
  expect(readHead(`${'院'.repeat(21)}院校名称`)).toEqual({})
})
