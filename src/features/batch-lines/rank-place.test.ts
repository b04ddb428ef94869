import { describe, expect, it } from 'vitest'
import { rankPlaceOf } from './rank-place'

describe('the place of the rank of a control line', () => {
  const line = { province: '安徽', batch: '本科批', subject: '物理', controlScore: 461 }

  it('is the line', () => {
    expect(rankPlaceOf(line, 2025)).toEqual({
      kind: 'rank',
      province: '安徽',
      year: 2025,
      subject: '物理',
      batch: '本科批',
      score: 461,
    })
  })

  it('asks for the subject, not for a group of its candidates', () => {
    expect(rankPlaceOf({ ...line, province: '西藏', subject: '文科(B类)' }, 2025).subject).toBe('文科')
  })
})
