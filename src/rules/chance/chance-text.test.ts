import { expect, it } from 'vitest'
import { chanceText } from './chance-text'

it('says the chance with its range, or the range alone', () => {
  expect(chanceText({ probability: 65, probabilityLow: 55, probabilityHigh: 75 })).toBe('约 65%（55%–75%）')
  expect(chanceText({ probability: 95, probabilityLow: 95, probabilityHigh: 95 })).toBe('约 95%')
  expect(chanceText({ probabilityLow: 40, probabilityHigh: 70 })).toBe('40%–70%')
  expect(chanceText({})).toBeUndefined()
})
