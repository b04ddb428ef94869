import { describe, expect, it } from 'vitest'
import { comesOut, replayedText, riskText } from './risk-text'

describe('the risk of a list in words', () => {
  it('is its tiers and its slip', () => {
    expect(riskText({ tiers: ['圆梦', '冲', '冲', '保'], slip: 0.004 })).toMatch(
      /^圆梦 1 冲 2 稳 0 保 1 · 滑档 /,
    )
    expect(riskText({ tiers: ['稳'] })).toBe('冲 0 稳 1 保 0')
  })

  it('names the row of each earlier year, and the years in which none took the file', () => {
    const replayed = [{ year: 2025, row: 37 }, { year: 2024, row: 4 }, { year: 2023 }]
    expect(replayedText({ replayed })).toBe('2025 年第 37 行，2024 年第 4 行，2023 年没有投出去')
    expect(replayedText({})).toBeUndefined()
  })

  it('says where half of the years end, and how many end nowhere', () => {
    expect(comesOut({ typical: 13, slip: 0 })).toBe('一半的年份录在前 13 行，滑档不到 0.1%')
    expect(comesOut({ typical: 4, slip: 0.021 })).toBe('一半的年份录在前 4 行，滑档 2.1%')
    expect(comesOut({})).toBe('')
  })
})
