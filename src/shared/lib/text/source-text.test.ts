import { expect, it } from 'vitest'
import { sourceText } from './source-text'

it('says of a modelled source that its figures are 示例, once', () => {
  expect(sourceText('安徽教育考试院 2025 年录取数据')).toBe(
    '安徽教育考试院 2025 年录取数据，示例数据（按公开资料推算）',
  )
  expect(sourceText('择途后台统计', 'invented')).toBe('择途后台统计，示例数据')
  expect(sourceText('择途编辑部（示例）')).toBe('择途编辑部（示例）')
})

it('leaves what was published as it is', () => {
  expect(sourceText('安徽教育考试院历年公布的录取控制分数线', 'real')).toBe(
    '安徽教育考试院历年公布的录取控制分数线',
  )
})
