import { describe, expect, it } from 'vitest'
import { replayedText, riskText } from './risk-text'

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
})
