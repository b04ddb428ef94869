import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  parseSearch,
  searchChoice,
  searchList,
  searchNumber,
  searchNumberOr,
  searchText,
  stringifySearch,
} from './search'

const schema = z.object({
  year: searchNumber(2000, 2100),
  page: searchNumberOr(1, 9999, 1),
  q: searchText(),
  tab: searchChoice(['overview', 'lines'], 'overview'),
  features: searchList(),
})

describe('the address', () => {
  it('is plain text', () => {
    expect(stringifySearch({ province: '安徽', year: 2025, features: ['985', '211'], q: undefined })).toBe(
      '?province=%E5%AE%89%E5%BE%BD&year=2025&features=985,211',
    )
    expect(stringifySearch({ q: '', list: [] })).toBe('')
  })

  it('leaves out of a list what is too short or too long for it', () => {
    const provinces = z.object({ provinces: searchList(4, 2) })
    expect(provinces.parse({ provinces: '安徽,0,//hostile.invalid,内蒙古' })).toEqual({
      provinces: ['安徽', '内蒙古'],
    })
  })

  it('keeps any text through writing and reading', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 })
    const key = text.filter((name) => name !== '__proto__')
    fc.assert(
      fc.property(fc.dictionary(key, text, { noNullPrototype: true }), (search) => {
        expect(parseSearch(stringifySearch(search))).toEqual(search)
      }),
    )
  })

  it('survives half a surrogate pair', () => {
    expect(() => stringifySearch({ q: '\ud800' })).not.toThrow()
  })

  it.each(['%', '%E5%', '?a=%ff', '&&==', '=', '?q=a&q=b'])('reads the damaged address %s', (address) => {
    expect(() => schema.parse(parseSearch(address))).not.toThrow()
  })
})

describe('a page schema', () => {
  const damaged = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string()),
    fc.object(),
  )

  it('reads anything in any field and falls back field by field', () => {
    fc.assert(
      fc.property(damaged, fc.integer({ min: 2000, max: 2100 }), (value, year) => {
        const parsed = schema.parse({
          page: value,
          tab: value,
          q: value,
          features: value,
          year: String(year),
        })
        expect(parsed.year).toBe(year)
        expect(parsed.page).toBeGreaterThanOrEqual(1)
        expect(['overview', 'lines']).toContain(parsed.tab)
        expect(parsed.features).toBeInstanceOf(Array)
      }),
    )
  })

  it('gives the same values again from the address it writes', () => {
    const values = fc.record({
      year: fc.option(fc.integer({ min: 2000, max: 2100 }), { nil: undefined }),
      page: fc.integer({ min: 1, max: 9999 }),
      tab: fc.constantFrom('overview' as const, 'lines' as const),
      q: fc.option(fc.stringMatching(/^[a-z一-龥]([a-z一-龥 &=%#+]{0,20}[a-z一-龥])?$/), { nil: undefined }),
      features: fc.uniqueArray(fc.constantFrom('985', '211', '双一流', '强基计划')),
    })
    fc.assert(
      fc.property(values, (value) => {
        expect(schema.parse(parseSearch(stringifySearch(value)))).toEqual(schema.parse(value))
      }),
    )
  })

  it.each([
    [
      { year: 'abc', page: '-1', q: '\u0000', tab: 'x', features: ',,985, 985' },
      { page: 1, tab: 'overview', features: ['985'] },
    ],
    [
      { year: '2025', page: '3' },
      { year: 2025, page: 3, tab: 'overview', features: [] },
    ],
    [
      { year: '20.5', page: '1e3' },
      { page: 1, tab: 'overview', features: [] },
    ],
  ])('reads %j', (search, expected) => {
    expect(schema.parse(search)).toEqual(expected)
  })
})
