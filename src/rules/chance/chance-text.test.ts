import { expect, it } from 'vitest'
import { chanceBrief, chanceText } from './chance-text'

it('says the chance with its range, or the range alone', () => {
  expect(chanceText({ probability: 65, probabilityLow: 55, probabilityHigh: 75 })).toBe('约 65%（55%–75%）')
  expect(chanceText({ probability: 95, probabilityLow: 95, probabilityHigh: 95 })).toBe('约 95%')
  expect(chanceText({ probabilityLow: 40, probabilityHigh: 70 })).toBe('40%–70%')
  expect(chanceText({})).toBeUndefined()
})

it('does not say 约 5% where it may as well be nothing: chances are rounded down, and never below 5', () => {
  expect(chanceText({ probability: 5, probabilityLow: 5, probabilityHigh: 5 })).toBe('不到 10%')
  expect(chanceText({ probability: 5, probabilityLow: 5, probabilityHigh: 15 })).toBe('不到 10%（最多 15%）')
  expect(chanceBrief({ probability: 5 })).toBe('<10%')
  expect(chanceText({ probability: 10, probabilityLow: 5, probabilityHigh: 20 })).toBe('约 10%（5%–20%）')
  expect(chanceText({ probabilityLow: 5, probabilityHigh: 5 })).toBeUndefined()
})
