import { describe, expect, it } from 'vitest'
import { nearQuestion } from './near-question'
import { NARROWING_WORDS, unusedText } from './unused-text'

describe('what the lines near a rank are narrowed by', () => {
  it('is asked of the server as the address says it', () => {
    const query = { province: '安徽', year: 2025, subject: '物理', score: 540 }
    const asked = { within: '20', place: '安徽 合肥市', nature: ['公办'], type: [], fee: 6000, major: '会计' }
    expect(nearQuestion(query, { ...asked, feature: [], elective: [] })).toEqual({
      ...query,
      within: 20,
      provinces: ['安徽'],
      cities: ['合肥市'],
      schoolInstitutions: ['公办'],
      maxFee: 6000,
      majorWord: '会计',
    })
  })

  it('is said where it could not be used', () => {
    expect(unusedText([NARROWING_WORDS.schoolInstitutions, NARROWING_WORDS.maxFee])).toBe(
      '办学性质、学费没有用上：数据里没有这一项。',
    )
    expect(unusedText([])).toBeUndefined()
  })
})
