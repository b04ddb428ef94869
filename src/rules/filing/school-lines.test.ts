import { expect, it } from 'vitest'
import { yearlyRanks } from './school-lines'

const line = (year: number, lowestRank: number, batch = '本科批', admissionType = '普通类') => ({
  year,
  batch,
  admissionType,
  lowestScore: 500,
  lowestRank,
})

it('is the last line of the best batch of each year, the oldest year first', () => {
  const lines = [line(2025, 900), line(2025, 1200), line(2025, 90_000, '专科批'), line(2024, 1100)]
  expect(yearlyRanks(lines, undefined)).toEqual([
    { year: 2024, lowestRank: 1100 },
    { year: 2025, lowestRank: 1200 },
  ])
  expect(yearlyRanks(lines, '专科批')).toEqual([{ year: 2025, lowestRank: 90_000 }])
})

it('leaves joint programmes out where there are others', () => {
  expect(yearlyRanks([line(2025, 900), line(2025, 9000, '本科批', '中外合作办学')], undefined)).toEqual([
    { year: 2025, lowestRank: 900 },
  ])
  expect(yearlyRanks([line(2025, 9000, '本科批', '中外合作办学')], undefined)).toEqual([
    { year: 2025, lowestRank: 9000 },
  ])
})
