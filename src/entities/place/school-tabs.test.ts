import { expect, it } from 'vitest'
import { carriedFilters } from './school-tabs'

it('carries who asks and about what, and leaves where they were', () => {
  const search = {
    province: '浙江',
    year: 2025,
    electives: ['物理', '化学'],
    rank: 9000,
    group: '01',
    sort: 'rank',
  }
  expect(carriedFilters(search)).toEqual({
    province: '浙江',
    year: '2025',
    electives: '物理,化学',
    rank: '9000',
  })
})

it('carries nothing that was not said', () => {
  expect(carriedFilters({ province: undefined, subject: '', electives: [], batch: null })).toEqual({})
})
