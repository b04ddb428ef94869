import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseSearch, stringifySearch } from '~/shared/address/search'
import { type RankFilters, rankAddress } from './rank.address'
import { chooseFilters, missingYear, withYear } from './rank-filters'

const filter = {
  yearSubjectBatchMap: {
    2025: { subjectBatchMap: { 物理: ['本科批', '专科批'], 历史: ['本科批'] } },
    2024: { subjectBatchMap: { 物理: ['本科批'], 历史: [] } },
    2023: { subjectBatchMap: { 理科: ['本科一批'], 文科: ['本科一批'] } },
  },
}
/** Any text at all, and more of what people and machines leave in links. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', '%00', '-1', '1e3', '2025', ' 600 ', '__proto__', 'constructor', '物理'),
)
const asker = { thisYear: 2026, subjects: [7, 8, 9] }
type Asked = Partial<RankFilters>
const at = (search: Asked) => ({ ...search, province: '安徽' })
const queryOf = (search: Asked, who = asker) => chooseFilters(at(search), filter, who).question

describe('the choices of the rank page', () => {
  it('S1-4.12 S1-9.10.3 default to last year and the subject of the student', () => {
    expect(queryOf({})).toEqual({ province: '安徽', year: 2025, subject: '历史', batch: '本科批' })
    expect(queryOf({}, { thisYear: 2028, subjects: [] })).toMatchObject({ year: 2025, subject: '物理' })
  })

  it('S1-2.50.1 S1-2.50.2 S1-2.50.3 are the years, the newest first, their subjects and the batches of these', () => {
    const { years, subjects, batches } = chooseFilters(at({ year: 2025, subject: '物理' }), filter, asker)
    expect({ years, subjects, batches }).toEqual({
      years: [2025, 2024, 2023],
      subjects: ['物理', '历史'],
      batches: ['本科批', '专科批'],
    })
  })

  it('open with this year from the moment its table is out, and not before it has one', () => {
    const { yearSubjectBatchMap: before } = filter
    const out = { yearSubjectBatchMap: { 2026: { subjectBatchMap: { 物理: ['本科批'] } }, ...before } }
    expect(chooseFilters(at({}), out, { thisYear: 2026 }).question).toMatchObject({
      year: 2026,
      subject: '物理',
    })
    expect(chooseFilters(at({ year: 2025 }), out, { thisYear: 2026 }).question).toMatchObject({ year: 2025 })
    const announced = { yearSubjectBatchMap: { 2026: { subjectBatchMap: {} }, ...before } }
    expect(chooseFilters(at({}), announced, { thisYear: 2026 }).question).toMatchObject({ year: 2025 })
    // A table of next year is no table to open with.
    expect(chooseFilters(at({}), out, { thisYear: 2025 }).question).toMatchObject({ year: 2025 })
  })

  it('are what the address says where it can be had', () => {
    expect(queryOf({ year: 2023, subject: '文科' })).toMatchObject({
      year: 2023,
      subject: '文科',
      batch: '本科一批',
    })
    expect(queryOf({ year: 2019, subject: '理科', batch: '零批' })).toMatchObject({
      year: 2025,
      subject: '历史',
      batch: '本科批',
    })
  })

  it('S1-2.50 have no batch where the subject has none, and nothing where there is no data', () => {
    const history = chooseFilters(at({ year: 2024, subject: '历史' }), filter, asker)
    expect(history.batches).toEqual([])
    expect(history.question).toEqual({ province: '安徽', year: 2024, subject: '历史', batch: undefined })
    expect(chooseFilters(at({}), { yearSubjectBatchMap: {} }, asker).question).toBeUndefined()
    const subjectless = { yearSubjectBatchMap: { 2025: { subjectBatchMap: {} } } }
    expect(chooseFilters(at({}), subjectless, asker).question).toBeUndefined()
  })

  it('S1-4.13 are the same candidates under the names of another year', () => {
    const asked = { subject: '历史', batch: '本科批' }
    expect(withYear(2023, filter, asked)).toEqual({ year: 2023, subject: '文科', batch: '本科一批' })
    expect(withYear(2025, filter, { subject: '理科', batch: '专科批' })).toEqual({
      year: 2025,
      subject: '物理',
      batch: '专科批',
    })
    expect(withYear(2024, filter, asked)).toEqual({ year: 2024, subject: '历史', batch: undefined })
  })

  it('S1-4.13 start again with the first subject and batch of another year where nothing compares', () => {
    expect(withYear(2023, filter)).toEqual({ year: 2023, subject: '理科', batch: '本科一批' })
    expect(withYear(2023, filter, { subject: '综合', batch: '零批' })).toMatchObject({ subject: '理科' })
  })

  it('never depend on an address that makes sense', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, other) => {
        const search = rankAddress.parse({
          province: text,
          year: other,
          subject: text,
          batch: other,
          score: text,
          [other]: text,
        })
        expect(queryOf(search)?.year).toBeGreaterThan(2020)
        expect(rankAddress.parse(parseSearch(stringifySearch(search)))).toEqual(search)
      }),
    )
  })
})

describe('a default year without data', () => {
  it.each([
    [[2025, 2024], 2025, 2026, undefined],
    [[2024, 2023], 2024, 2026, 2025],
    [[2024, 2023], 2023, 2026, undefined],
    [[2026, 2024], 2026, 2026, undefined],
  ])('of %j, showing %d in %d: %s is missing', (years, shown, thisYear, missing) => {
    expect(missingYear(years, shown, thisYear)).toBe(missing)
  })
})
