import { expect, it } from 'vitest'
import { reportedSwing, threeYears } from './decision'

const years = (...ranks: number[]) => ranks.map((lowestRank, index) => ({ year: 2022 + index, lowestRank }))
const said = (...ranks: number[]) => reportedSwing(years(...ranks), () => 0)

it('warns of a line that moved by more than 15 %', () => {
  expect(said(20_000, 16_000)).toEqual({ value: '20%', note: '和全省比偏大，2023 年难了' })
  expect(said(20_000, 24_000)).toEqual({ value: '20%', note: '和全省比偏大，2023 年易了' })
  expect(said(20_000, 21_000)).toEqual({ value: '5%', note: '和全省比，不大' })
})

it('says that scores are close where ranks alone lie far apart', () => {
  const lines = [
    { year: 2024, lowestRank: 84, lowestScore: 698 },
    { year: 2025, lowestRank: 146, lowestScore: 696 },
  ]
  expect(reportedSwing(lines, () => 0)).toEqual({ value: '74%', note: '分数相差不到 3 分，不大' })
})

it('takes off what the province did', () => {
  expect(reportedSwing(years(20_000, 24_000), () => Math.log(1.2))?.value).toBe('0%')
})

it('speaks of big and small years only where three moves alternate', () => {
  expect(said(20_000, 15_000, 20_000, 15_000)).toEqual({ value: '大小年', note: '三年一难一易，2025 年偏难' })
  expect(said(20_000, 15_000, 20_000)?.note).toMatch('偏大')
})

it('says nothing without two years next to each other, nor of five people', () => {
  expect(said(20_000)).toBeUndefined()
  expect(
    reportedSwing(
      [
        { year: 2022, lowestRank: 1 },
        { year: 2025, lowestRank: 9 },
      ],
      () => 0,
    ),
  ).toBeUndefined()
  expect(said(21, 26)).toBeUndefined()
})

it('puts three years side by side', () => {
  expect(threeYears(years(1, 20_503, 22_966, 22_687))).toBe(
    '2023 年 20,503 → 2024 年 22,966 → 2025 年 22,687',
  )
  expect(threeYears([])).toBeUndefined()
})
