import { describe, expect, it } from 'vitest'
import { ASSESSMENTS } from './catalogue'
import { conclusionOf, ranked, sentenceOf } from './conclusion'

const { interest, personality, strengths, learning } = ASSESSMENTS

describe('a conclusion', () => {
  it('of interest names the three highest kinds, equal ones in the order of the model', () => {
    const scores = { R: 40, I: 82, A: 60, S: 60, E: 20, C: 75 }
    expect(ranked(interest, scores).map(({ key }) => key)).toEqual(['I', 'C', 'A', 'S', 'R', 'E'])
    expect(conclusionOf(interest, scores)).toBe('研究型、事务型、艺术型（ICA）')
  })

  it('says when nothing stands out', () => {
    expect(conclusionOf(interest, { R: 50, I: 55, A: 50, S: 52, E: 50, C: 51 })).toBe(
      '各方面接近，没有特别突出的',
    )
    expect(conclusionOf(strengths, { language: 0, quantity: 0, space: 0, evidence: 0, sources: 0 })).toBe(
      '各方面接近，没有特别突出的',
    )
  })

  it('of temperament leans to one side or stands between', () => {
    expect(conclusionOf(personality, { people: 30, facts: 70, reason: 55, plan: 44 })).toBe(
      '独自安静，看重事实，看情况来',
    )
  })

  it('of temperament without any leaning says so', () => {
    const middle = { people: 50, facts: 45, reason: 55, plan: 50 }
    expect(conclusionOf(personality, middle)).toBe('四个方面都在中间')
  })

  it('of tasks and habits names what is high, or the highest', () => {
    expect(
      conclusionOf(strengths, { language: 100, quantity: 67, space: 33, evidence: 0, sources: 33 }),
    ).toBe('更顺手的是语言、数量')
    expect(conclusionOf(strengths, { language: 0, quantity: 0, space: 33, evidence: 33, sources: 0 })).toBe(
      '更顺手的是空间与机械、实验与证据',
    )
    expect(
      conclusionOf(strengths, { language: 100, quantity: 67, space: 67, evidence: 100, sources: 67 }),
    ).toBe('各方面都不错')
    expect(conclusionOf(learning, { order: 20, depth: 50, recall: 30, exchange: 40 })).toBe('做得多的是理解')
  })
})

it('a score is put into words where it is high or low', () => {
  const [order] = learning.dimensions
  if (!order) throw new Error('learning has dimensions')
  expect(sentenceOf(order, 60)).toBe('你会安排时间、拆分任务')
  expect(sentenceOf(order, 50)).toBeUndefined()
  expect(sentenceOf(order, 40)).toBe('试试每周日晚上写下下周的三件事')
})
