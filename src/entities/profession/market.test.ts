import { describe, expect, it } from 'vitest'
import { averageHiring, candlesOf, hasSample, hiringSeries, salaryRange, shareBands } from './market'

const month = (number: number, hiringNum: number) => ({ month: number, hiringNum })
const HIRING = [
  { year: 2023, hiringMonth: [month(1, 5)] },
  { year: 2024, hiringMonth: [month(1, 10), month(2, 20)] },
  { year: 2025, hiringMonth: [month(2, 40), month(1, 30)] },
]
const pay = (number: number) => ({
  month: number,
  salaryMin: 1000,
  salaryMedianL: 2000 + number,
  salaryMedianH: 3000 + number,
  salaryMax: 4000,
})

describe('hiring', () => {
  it('S1-2.44 S1-9.7 has the two newest years, the newest first, month by month', () => {
    expect(hiringSeries(HIRING)).toEqual({
      months: [1, 2],
      series: [
        { id: '2025', label: '2025 年', values: [30, 40] },
        { id: '2024', label: '2024 年', values: [10, 20] },
      ],
    })
  })

  it('S1-2.44.1 S2-2.32.3 S2-9.16 averages the newest year', () => {
    expect(averageHiring(HIRING)).toBe(35)
    expect(averageHiring([{ year: 2025, hiringMonth: [month(1, 0)] }])).toBeUndefined()
    expect(averageHiring([])).toBeUndefined()
  })
})

describe('pay', () => {
  it('S1-2.44.2 S1-2.44.4 S1-9.7 has twelve months at most, and is told of the newest', () => {
    const salary = Array.from({ length: 14 }, (_, index) => pay(index + 1))
    expect(candlesOf(salary)).toHaveLength(12)
    expect(candlesOf(salary)[0]).toEqual({ month: 1, min: 1000, low: 2001, high: 3001, max: 4000 })
    expect(salaryRange(salary)).toEqual({ low: 2012, high: 3012 })
    expect(salaryRange([])).toBeUndefined()
  })
})

it('S1-2.45.2 S2-2.28.7 S2-2.32.6 puts shares into bands', () => {
  const edu = [
    {
      month: 1,
      ratios: [
        { edu: '不限', ratio: 60 },
        { edu: '本科', ratio: 40 },
      ],
    },
    { month: 2, ratios: [{ edu: '本科', ratio: 100 }] },
  ]
  expect(shareBands(edu)).toEqual({
    months: [1, 2],
    bands: [
      { id: '不限', values: [60, 0] },
      { id: '本科', values: [40, 100] },
    ],
  })
})

it('knows a market without a sample', () => {
  expect(hasSample({ hiring: HIRING, salary: [] })).toBe(true)
  expect(hasSample({ hiring: [], salary: [] })).toBe(false)
})
