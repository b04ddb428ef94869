import { describe, expect, it } from 'vitest'
import { rankQuestion } from './rank-link'

describe('the rank question of a control line', () => {
  const line = { province: '安徽', batch: '本科批', subject: '物理', controlScore: 461 }

  it('is the line', () => {
    expect(rankQuestion(line, 2025)).toEqual({
      province: '安徽',
      year: 2025,
      subject: '物理',
      batch: '本科批',
      score: 461,
    })
  })

  it('asks for the subject, not for a group of its candidates', () => {
    expect(rankQuestion({ ...line, province: '西藏', subject: '文科(B类)' }, 2025).subject).toBe('文科')
  })
})
