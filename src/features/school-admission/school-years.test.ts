import { expect, it } from 'vitest'
import { schoolYears } from './school-years'

const RULES = [
  { year: 2025, course: ['物理', '历史'], batches: ['本科批', '专科批'] },
  { year: 2024, course: ['物理', '历史'], batches: ['本科批', '专科批'] },
  { year: 2023, course: ['理科', '文科'], batches: ['本一', '本二'] },
]
const line = (year: number, batch: string, lowestRank: number) => ({
  year,
  batch,
  lowestRank,
  lowestScore: 600,
})
const DRIFTS = [{ year: 2025, bands: [{ level: '本科' as const, drift: Math.log(1.04), units: 200 }] }]
const ANSWERS = [
  { year: 2025, subject: '物理', lines: [line(2025, '本科批', 12_000), line(2025, '专科批', 90_000)] },
  { year: 2024, subject: '物理', lines: [line(2024, '本科批', 10_000)] },
  { year: 2023, subject: '理科', lines: [line(2023, '本一', 9_000)] },
  { year: 2022, subject: '理科', lines: undefined },
]

it('S2-2.14 says year by year how low a school went, and over a reform that the years do not compare', () => {
  const years = schoolYears(ANSWERS, { drifts: DRIFTS, subject: '物理', batch: undefined, rules: RULES })
  const main = years.filter(({ isMain }) => isMain)
  expect(main.map(({ year, line: { lowestRank }, isOther }) => [year, lowestRank, isOther])).toEqual([
    [2025, 12_000, false],
    [2024, 10_000, false],
    [2023, 9_000, true],
  ])
  expect(main.map(({ swing }) => swing?.percent)).toEqual([15, undefined, undefined])
})

it('S2-2.14 has a row for each batch of a year, in the order of admission', () => {
  const years = schoolYears(ANSWERS, { drifts: DRIFTS, subject: '物理', batch: undefined, rules: RULES })
  expect(years.map(({ year, batch, line: { lowestRank } }) => [year, batch, lowestRank])).toEqual([
    [2025, '本科批', 12_000],
    [2025, '专科批', 90_000],
    [2024, '本科批', 10_000],
    [2023, '本一', 9_000],
  ])
  const junior = schoolYears(ANSWERS, { drifts: DRIFTS, subject: '物理', batch: '专科批', rules: RULES })
  expect(junior.map(({ year, line: { lowestRank } }) => [year, lowestRank])).toEqual([[2025, 90_000]])
})

it('finds a batch under the name of the year', () => {
  const years = schoolYears(ANSWERS, { drifts: DRIFTS, subject: '物理', batch: '本科批', rules: RULES })
  expect(years.map(({ line: { batch } }) => batch)).toEqual(['本科批', '本科批', '本一'])
})
