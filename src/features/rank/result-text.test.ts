import { expect, it } from 'vitest'
import { candidatesOf, resultText } from './result-text'

const query = { province: '安徽', year: 2025, subject: '物理', batch: '本科批', score: 600 }
const segment = { highestRank: 26_394, lowestRank: 27_089, sameScoreCount: 696 }

it('S1-2.54 says a result in lines, with its year, its source and its address', () => {
  const text = resultText({
    query,
    segment,
    share: '前 8.5%',
    gaps: ['高出本科线 139 分，高出特控线 86 分'],
    address: 'https://zetu.example/weici?score=600',
  })
  expect(text.split('\n')).toEqual([
    '安徽 2025 年物理 600 分',
    '位次 26,394–27,089，同分 696 人',
    '约全省物理类考生的前 8.5%',
    '高出本科线 139 分，高出特控线 86 分',
    '结果采用教育考试院公布的 2025 年位次（一分一段），以教育考试院公布的数据为准。',
    '择途是演示产品，结果勿用于填报。',
    'https://zetu.example/weici?score=600',
  ])
})

it('leaves out the lines that are not known', () => {
  const text = resultText({ query, segment, gaps: [], address: 'https://zetu.example' })
  expect(text.split('\n')).toHaveLength(5)
})

it('S1-2.54 says that a modelled table is nobody’s', () => {
  const text = resultText({ query, segment: { ...segment, sample: true }, gaps: [], address: '' })
  expect(text).toContain('示例：2025 年的表按相邻年份推算')
  expect(text).toContain('以教育考试院公布的数据为准')
  expect(text).not.toContain('结果采用')
})

it('names the candidates of a table as their province does', () => {
  expect(['物理', '历史', '理科', '综合'].map(candidatesOf)).toEqual([
    ...['物理类考生', '历史类考生', '理科考生', '考生'],
  ])
})
