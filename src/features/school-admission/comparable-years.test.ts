import { expect, it } from 'vitest'
import { comparableYears, yearsBeside } from './comparable-years'

const RULES = [
  { year: 2023, course: ['理科', '文科'], batches: [] },
  { year: 2025, course: ['物理', '历史'], batches: [] },
  { year: 2024, course: ['物理', '历史'], batches: [] },
]

it('goes back over a reform under the name that the same candidates had', () => {
  expect(comparableYears(RULES, 2025, '物理')).toEqual([
    { year: 2025, subject: '物理' },
    { year: 2024, subject: '物理' },
    { year: 2023, subject: '理科' },
  ])
  expect(comparableYears(RULES, 2024, '历史').map(({ year }) => year)).toEqual([2024, 2023])
})

it('leaves out the years in which nobody compares', () => {
  expect(comparableYears(RULES, 2025, '综合')).toEqual([])
})

it('sets at most three years beside each other', () => {
  const rules = [2025, 2024, 2023, 2022].map((year) => ({ year, course: ['物理'], batches: [] }))
  expect(yearsBeside(rules, 2025, '物理').map(({ year }) => year)).toEqual([2025, 2024, 2023])
})
