import { expect, it } from 'vitest'
import { curvePoints, placesOf } from './curve-points'

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
