import { expect, it } from 'vitest'
import { monthReadings, monthTable } from './month-data'

const SERIES = [
  { id: '2025', label: '2025 年', values: [1, 2, 3] },
  { id: '2024', label: '2024 年', values: [4, 5] },
]
const text = (value: number) => `${value} 万`

it('reads the series month by month', () => {
  const readings = monthReadings([1, 2, 3], SERIES, text)
  expect(readings[1]).toEqual({
    title: '2月',
    lines: [
      { series: '2025', text: '2025 年 2 万' },
      { series: '2024', text: '2024 年 5 万' },
    ],
    at: { x: 0.5 },
  })
  expect(monthReadings([1, 2], SERIES, text, true).map(({ at }) => at?.x)).toEqual([0.25, 0.75])
  expect(monthReadings([7], SERIES, text)[0]?.at).toEqual({ x: 0 })
})

it('puts the same figures into a table', () => {
  expect(monthTable([1, 2, 3], SERIES, text)).toEqual({
    head: ['月份', '2025 年', '2024 年'],
    rows: [
      ['1月', '1 万', '4 万'],
      ['2月', '2 万', '5 万'],
      ['3月', '3 万', '0 万'],
    ],
  })
})
