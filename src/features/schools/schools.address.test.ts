import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LibraryFilters, libraryAddress } from '~/entities/school/library.address'
import { libraryCalls } from '~/entities/school/library.calls'
import type { Changes } from '~/shared/address/address'
import { parseSearch, stringifySearch } from '~/shared/address/search'
import { type RankingFilters, rankingAddress } from './ranking.address'
import { paddedRank, rankMove, settledYear } from './ranking-year'
import { schoolListCalls } from './schools.calls'

/** What the address says after a visitor has made these changes one after the other, read again by somebody else. */
function reopened<T extends object>(
  schema: { parse: (search: unknown) => T },
  changes: readonly Changes<T>[],
) {
  let search = schema.parse({})
  for (const next of changes) search = { ...search, ...next }
  return {
    search,
    again: schema.parse(parseSearch(stringifySearch(Object.fromEntries(Object.entries(search))))),
  }
}

const values = (...all: string[]) => fc.subarray(all)
const keyword = fc.option(
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .map((text) => text.toWellFormed().trim())
    .filter((text) => libraryAddress.parse({ q: text }).q === text),
  { nil: undefined },
)
const page = fc.integer({ min: 1, max: 487 })

const libraryChange: fc.Arbitrary<Changes<LibraryFilters>> = fc.oneof(
  values('安徽', '江苏', '内蒙古', '黑龙江').map((provinces) => ({ provinces, page: 1 })),
  values('综合类', '理工类', '军事类').map((types) => ({ types, page: 1 })),
  values('985', '211', '双一流').map((features) => ({ features, page: 1 })),
  values('公办', '民办', '内地与港澳台合作办学').map((natures) => ({ natures, page: 1 })),
  keyword.map((q) => ({ q, page: 1 })),
  page.map((chosen) => ({ page: chosen })),
)

const rankingChange: fc.Arbitrary<Changes<RankingFilters>> = fc.oneof(
  fc.constantFrom('ruanke' as const, 'qs' as const, 'usnews' as const).map((type) => ({ type, page: 1 })),
  fc.integer({ min: 2015, max: 2030 }).map((year) => ({ year, page: 1 })),
  keyword.map((q) => ({ q, page: 1 })),
  page.map((chosen) => ({ page: chosen })),
)

describe('the address of a list of schools', () => {
  it('reopens the same library after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(libraryChange, { maxLength: 12 }), (changes) => {
        const { search, again } = reopened(libraryAddress, changes)
        expect(libraryCalls.page(again).queryKey).toEqual(libraryCalls.page(search).queryKey)
      }),
    )
  })

  it('reopens the same ranking after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(rankingChange, { maxLength: 12 }), (changes) => {
        const { search, again } = reopened(rankingAddress, changes)
        expect(schoolListCalls.ranking({ ...again, year: again.year ?? 0 }).queryKey).toEqual(
          schoolListCalls.ranking({ ...search, year: search.year ?? 0 }).queryKey,
        )
      }),
    )
  })
})

describe('a page of the library', () => {
  const bare = libraryAddress.parse({})

  it('S2-5.3 is asked by the keyword call when a name is given, else by the plain one', () => {
    expect(libraryCalls.page(bare).queryKey.slice(0, 2)).toEqual(['POST', '/api/school/query'])
    expect(libraryCalls.page({ ...bare, q: '科大' }).queryKey.slice(0, 2)).toEqual([
      'POST',
      '/api/school/search',
    ])
  })

  it('S2-9.1 has six schools', () => {
    expect(libraryCalls.page(bare).queryKey[2]).toMatchObject({ body: { page: 1, pageSize: 6 } })
  })
})

describe('a ranking', () => {
  it.each([
    [1, '01'],
    [9, '09'],
    [10, '10'],
    [128, '128'],
  ])('S2-2.8 writes place %d as %s', (rank, text) => {
    expect(paddedRank(rank)).toBe(text)
  })

  it('S2-2.7 is that of the asked year, or of the newest', () => {
    const years = [2025, 2024, 2023, 2022]
    expect(settledYear(2023, years)).toBe(2023)
    expect(settledYear(2018, years)).toBe(2025)
    expect(settledYear(undefined, years)).toBe(2025)
    expect(settledYear(2023, [])).toBeUndefined()
  })
})

it('says how a school moved in a ranking', () => {
  expect(rankMove(3, 5)).toBe('升 2')
  expect(rankMove(5, 3)).toBe('降 2')
  expect(rankMove(5, 5)).toBeUndefined()
  expect(rankMove(5, undefined)).toBeUndefined()
})
