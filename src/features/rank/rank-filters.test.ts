import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '~/shared/lib/search'
import { rankSearch } from './rank.search'
import { chooseFilters, withYear } from './rank-filters'

const filter = {
  yearSubjectBatchMap: {
    2025: { subjectBatchMap: { 物理: ['本科批', '专科批'], 历史: ['本科批'] } },
    2024: { subjectBatchMap: { 物理: ['本科批'], 历史: [] } },
    2023: { subjectBatchMap: { 理科: ['本科一批'], 文科: ['本科一批'] } },
  },
}
const asker = { thisYear: 2026, subjects: [7, 8, 9] }

describe('the choices of the rank page', () => {
  it('default to last year and the subject of the student', () => {
    expect(chooseFilters({}, filter, asker)).toMatchObject({ year: 2025, subject: '历史', batch: '本科批' })
    expect(chooseFilters({}, filter, { thisYear: 2028 })).toMatchObject({ year: 2025, subject: '物理' })
  })

  it('are what the address says where it can be had', () => {
    expect(chooseFilters({ year: 2023, subject: '文科' }, filter, asker)).toMatchObject({
      year: 2023,
      subject: '文科',
      batch: '本科一批',
    })
    expect(chooseFilters({ year: 2019, subject: '理科', batch: '零批' }, filter, asker)).toMatchObject({
      year: 2025,
      subject: '历史',
      batch: '本科批',
    })
  })

  it('have no batch where the subject has none, and nothing where there is no data', () => {
    expect(chooseFilters({ year: 2024, subject: '历史' }, filter, asker)).toMatchObject({
      batches: [],
      batch: undefined,
    })
    expect(chooseFilters({}, { yearSubjectBatchMap: {} }, asker)).toMatchObject({
      year: undefined,
      subject: undefined,
    })
  })

  it('start again with the first subject and batch of another year', () => {
    const search = { province: '安徽', year: 2025, subject: '历史', batch: '本科批', score: 600 }
    expect(withYear(search, 2023, filter)).toEqual({
      ...search,
      year: 2023,
      subject: '理科',
      batch: '本科一批',
    })
  })

  it('never depend on an address that makes sense', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const search = rankSearch.parse({
          province: text,
          year: text,
          subject: text,
          batch: text,
          score: text,
        })
        expect(chooseFilters(search, filter, asker).year).toBeGreaterThan(2020)
        expect(rankSearch.parse(parseSearch(stringifySearch(search)))).toEqual(search)
      }),
    )
  })
})
