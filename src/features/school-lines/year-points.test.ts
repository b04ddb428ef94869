import { expect, it } from 'vitest'
import { counterpartPoints, yearPoints } from './year-points'

const line = (year: number, batch: string, lowestRank: number) => ({
  year,
  batch,
  lowestRank,
  lowestScore: 500,
})
const OWN = [line(2025, '本科批', 20_000), line(2024, '本科批', 21_000)]

it('draws a point for each year that has a line', () => {
  expect(yearPoints(OWN, '本科批')).toEqual([
    { x: 2024, y: 21_000 },
    { x: 2025, y: 20_000 },
  ])
  expect(yearPoints(OWN, '专科批')).toEqual([])
  expect(yearPoints(undefined, undefined)).toEqual([])
})

it('draws the counterpart in the other years, by its best batch where the names changed', () => {
  const old = [line(2024, '本一', 9000), line(2023, '本一', 8000), line(2023, '本二', 30_000)]
  const own = yearPoints(OWN, '本科批')
  expect(counterpartPoints(old, '本科批', own)).toEqual([{ x: 2023, y: 8000 }])
  expect(counterpartPoints(old, '本二', own)).toEqual([{ x: 2023, y: 30_000 }])
})
