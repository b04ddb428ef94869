import { expect, it } from 'vitest'
import { axisText, curvePoints, placesOf } from './curve-points'

it('reads two lines from left to right', () => {
  const points = curvePoints(
    [
      { x: 2025, y: 10 },
      { x: 2024, y: 12 },
    ],
    [{ x: 2021, y: 30 }],
  )
  expect(points.map(({ x }) => x)).toEqual([2021, 2024, 2025])
  expect(placesOf(points)).toEqual([0, 0.75, 1])
})

it('puts a single point in the middle', () => {
  expect(placesOf([{ x: 2025, y: 10 }])).toEqual([0.5])
})

it('says long figures of an axis in ten thousands', () => {
  expect(axisText(50_000, 90_000)).toBe('50,000')
  expect(axisText(50_000, 191_416)).toBe('5 万')
  expect(axisText(125_000, 191_416)).toBe('12.5 万')
  expect(axisText(0, 191_416)).toBe('0')
})
