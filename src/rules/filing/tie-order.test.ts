import { describe, expect, it } from 'vitest'
import { type Candidate, tieOrder } from './tie-order'

const SCORES = { 语文: 118, 数学: 121, 外语: 125, 物理: 82, 化学: 85, 生物: 69 }
const candidate = (changes: Record<string, number> = {}, other: Partial<Candidate> = {}): Candidate => ({
  total: 600,
  subject: '物理',
  scores: { ...SCORES, ...changes },
  ...other,
})
const by = (province: string, year: number, a: Candidate, b: Candidate) => tieOrder(province, year, a, b)

describe('the order of equal totals', () => {
  it('is by total first', () => {
    expect(by('安徽', 2026, candidate({}, { total: 601 }), candidate({ 语文: 150 }))).toEqual({
      order: -1,
      by: '总分',
    })
  })

  it.each([
    [{ 语文: 119, 外语: 124 }, '语文数学之和'],
    [{ 语文: 117, 数学: 122 }, '语文数学最高'],
    [{ 外语: 126, 物理: 81 }, '外语'],
    [{ 物理: 83, 生物: 68 }, '物理'],
    [{ 化学: 86, 生物: 68 }, '选科最高'],
    [{ 生物: 70 }, '选科次高'],
  ])('under 3+1+2: %j goes first by %s', (better, key) => {
    expect(by('安徽', 2026, candidate(better), candidate())).toMatchObject({ by: key })
    expect(by('安徽', 2026, candidate(better), candidate()).order).toBeLessThan(0)
    expect(by('安徽', 2026, candidate(), candidate(better)).order).toBeGreaterThan(0)
  })

  it('takes the best of three under 3+3', () => {
    const all = { subject: '综合' }
    expect(by('山东', 2026, candidate({ 物理: 86, 化学: 80 }, all), candidate({}, all)).by).toBe('选科最高')
    expect(by('山东', 2026, candidate({ 生物: 70 }, all), candidate({}, all)).by).toBe('选科第三')
  })

  it('takes mathematics first in 理科, Chinese first in 文科', () => {
    const [a, b] = [
      { 语文: 110, 数学: 130 },
      { 语文: 130, 数学: 110 },
    ]
    const order = (subject: string) =>
      by('新疆', 2025, candidate(a, { subject }), candidate(b, { subject })).order
    expect(order('理科')).toBeLessThan(0)
    expect(order('文科')).toBeGreaterThan(0)
  })

  it('puts the total without extra points first in 甘肃', () => {
    const helped = candidate({ 语文: 150 }, { totalWithoutBonus: 590 })
    expect(by('甘肃', 2026, helped, candidate())).toEqual({ order: 10, by: '不含照顾分的总分' })
  })

  it('leaves open what it cannot know', () => {
    expect(by('安徽', 2026, candidate(), candidate())).toEqual({ order: 0 })
    expect(by('安徽', 2026, { total: 600, subject: '物理', scores: {} }, candidate())).toEqual({ order: 0 })
  })
})
