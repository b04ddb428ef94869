import { expect, it } from 'vitest'
import { clockFrom, setClock } from '~/shared/lib/time/clock'
import { carriedFilters } from './school-tabs'

it('S2-2.12 carries who asks and about what, and leaves where they were', () => {
  const search = {
    province: '浙江',
    year: 2021,
    electives: ['物理', '化学'],
    rank: 9000,
    group: '01',
    sort: 'rank',
  }
  expect(carriedFilters(search)).toEqual({
    province: '浙江',
    year: '2021',
    electives: '物理,化学',
    rank: '9000',
  })
})

it('leaves the newest year of lines and of plans to each tab', () => {
  setClock(clockFrom(new Date('2026-11-24T12:00:00')))
  expect([2026, 2025, 2024].map((year) => carriedFilters({ year }))).toEqual([{}, {}, { year: '2024' }])
  setClock(undefined)
})

it('carries nothing that was not said', () => {
  expect(carriedFilters({ province: undefined, subject: '', electives: [], batch: null })).toEqual({})
})
