import { expect, it } from 'vitest'
import { swingText, threeYears } from './decision'

const years = (...ranks: number[]) => ranks.map((lowestRank, index) => ({ year: 2023 + index, lowestRank }))

it('warns of a line that moved by more than 15 %', () => {
  expect(swingText(years(20_000, 16_000))).toBe('2024 年的线比上一年难 20%，留意大小年。')
  expect(swingText(years(20_000, 24_000))).toBe('2024 年的线比上一年容易 20%，留意大小年。')
  expect(swingText(years(20_000, 21_000))).toBe('2024 年的线和上一年相差 5%，比较平稳。')
})

it('says nothing without two years next to each other', () => {
  expect(swingText(years(20_000))).toBeUndefined()
  expect(
    swingText([
      { year: 2022, lowestRank: 1 },
      { year: 2025, lowestRank: 9 },
    ]),
  ).toBeUndefined()
})

it('puts three years side by side', () => {
  expect(threeYears(years(1, 20_503, 22_966, 22_687))).toBe(
    '2024 年 20,503 → 2025 年 22,966 → 2026 年 22,687',
  )
  expect(threeYears([])).toBeUndefined()
})
