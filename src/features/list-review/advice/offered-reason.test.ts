import { describe, expect, it } from 'vitest'
import { MOST_CHARACTERS } from '~/contracts/bounds'
import type { RecommendedUnit } from '~/contracts/recommendation.schemas'
import { NO_INTENTION } from '~/entities/intention/intention'
import { offeredReason } from './offered-reason'

const major = (majorName: string, majorCode: string, fee = 4200) => ({
  majorEnrollCode: majorCode,
  majorName,
  majorCode,
  planNum: 10,
  fee,
  history: [],
})
const unit = (more: Partial<RecommendedUnit> = {}): RecommendedUnit => ({
  unitId: 'u',
  schoolId: 's',
  schoolName: '淮南师范学院',
  provinceName: '安徽',
  batch: '本科批',
  planNum: 20,
  risk: 1,
  probability: 40,
  probabilityLow: 30,
  probabilityHigh: 50,
  reason: '位次 24,995，2025 年最低 18,893，落后 24.4%',
  history: [{ year: 2025, lowestScore: 520, lowestRank: 24_500 }],
  majors: [major('小学教育', '040107'), major('化学', '070301', 6000)],
  ...more,
})
const item = { majors: [{ majorEnrollCode: '040107', majorName: '小学教育' }] }
const student = { home: '安徽', rank: 24_995, wishes: { ...NO_INTENTION, majorCodes: ['0401'] } }

describe('a reason that is offered', () => {
  it('says why this school for this student', () => {
    expect(offeredReason(item, unit(), student)).toBe('省内 · 有想学的小学教育 · 学费 4,200 · 冲：只差 2%')
  })

  it('names no figure that speaks against the row', () => {
    const far = unit({ history: [{ year: 2025, lowestScore: 540, lowestRank: 18_893 }] })
    expect(offeredReason(item, far, student)).toBe('省内 · 有想学的小学教育 · 学费 4,200 · 冲')
  })

  it('says only what is so: another province is a reason where it was wished for', () => {
    const away = unit({ provinceName: '江苏', schoolFeatures: ['211'], risk: 3, probability: 95 })
    expect(offeredReason(item, away, { ...student, wishes: null })).toBe(
      '211 · 可读小学教育 · 学费 4,200 · 保底',
    )
    const wishes = { ...NO_INTENTION, provinces: ['江苏' as const] }
    expect(offeredReason(item, away, { ...student, wishes })).toMatch(/^想去的江苏 · 211 · /)
  })

  it('keeps to the room of a reason, and is nothing where nothing is known', () => {
    const long = { majors: [{ majorEnrollCode: '1', majorName: '长'.repeat(80) }] }
    expect((offeredReason(long, unit(), student) ?? '').length).toBeLessThanOrEqual(MOST_CHARACTERS.reason)
    expect(offeredReason(item, undefined, student)).toBeUndefined()
  })
})
