import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Address, type Fields, isAddress, written } from '~/shared/address/address'
import { drawerKeys, drawerSearch, sectionSearch } from '~/shared/address/drawer'
import { parseSearch, stringifySearch } from '~/shared/address/search'

type Search = Record<string, unknown>

type AnyAddress = Address<Fields>

/** Every module that says what an address holds: a new one is tested by being there. */
const MODULES = import.meta.glob<Record<string, unknown>>('/src/**/*.address.ts', { eager: true })
const ADDRESSES = Object.entries(MODULES).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isAddress(value) ? [{ name: `${name} (${file.slice(5)})`, address: value }] : [],
  ),
)

/** What somebody may have typed, pasted or cut off. */
const damaged = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '-1',
    '0',
    '1e9',
    '9'.repeat(40),
    'null',
    '{"a":1}',
    ',,,',
    '%E5%AE',
    '<b>',
    'undefined',
  ),
)
/** What links hold. */
const usual = fc.constantFrom(
  ...['安徽', '内蒙古', '物理', '综合', '本科批', '专科批', '985,211', '综合类,理工类', '物理,化学,生物'],
  ...['2', '3', '600', '2023', '2025', '20000', 'rank', '-rank', 'year', 'all', 'qs', 'lines', '001', 'A+'],
  ...['10358,10357', '中国科学技术大学', 'zkd', 'b3420250', '10357-2025-regulations', '/weici?score=600'],
)

const raw = ({ schema }: AnyAddress, value: fc.Arbitrary<string>) =>
  fc.record(Object.fromEntries(Object.keys(schema.shape).map((key) => [key, value])), { requiredKeys: [] })

const addressOf = (address: AnyAddress, search: Search) => stringifySearch(written(address, search))

const reopened = (address: AnyAddress, text: string) => address.parse(parseSearch(text))

/** The same in the drawer, whose filters are `lib.*` on whatever page it is opened over. */
const drawerAddressOf = (address: AnyAddress, search: Search) =>
  stringifySearch({ score: 600, lib: 'school', ...drawerKeys(written(address, search)) })

const reopenedInDrawer = (address: AnyAddress, search: Search) =>
  address.parse(sectionSearch(drawerSearch(parseSearch(drawerAddressOf(address, search)))))

/** The words that a schema offers, however it is wrapped. */
function wordsIn(schema: unknown): string[] {
  const { def } = schema as { def: { entries?: object; innerType?: unknown; in?: unknown; out?: unknown } }
  if (def.entries) return Object.values(def.entries).map(String)
  return [def.innerType, def.in, def.out].filter(Boolean).flatMap(wordsIn)
}

const SAMPLES = [
  '安徽',
  '2',
  '600',
  '2025',
  '10358,10357',
  '20-65-20-15',
  '985,211',
  '理',
  '2026-06-25',
  'a',
  '/weici?score=600',
]

/** What can be set on a page under a key: each word of a choice but the one that is never written, or what fits. */
function settings(address: AnyAddress, key: string): string[] {
  const words = wordsIn(Reflect.get(address.schema.shape, key))
  const tried = words.length > 0 ? words : SAMPLES
  return tried.filter((text) => written(address, address.parse({ [key]: text }))[key] === text)
}

/** Each run draws other values: what is rare comes up in one of many. */
const RUNS = { numRuns: 30 }

it('finds the addresses of all pages', () => {
  expect(ADDRESSES.length).toBeGreaterThanOrEqual(Object.keys(MODULES).length)
})

describe.each(ADDRESSES)('$name', ({ address }) => {
  it('reopens the same screen after any sequence of changes, in the page and in the drawer', () => {
    const change = fc.oneof(raw(address, usual), raw(address, damaged), raw(address, fc.constant('')))
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        let search = address.parse({})
        for (const next of changes) {
          search = address.parse({ ...search, ...next })
          expect(reopened(address, addressOf(address, search))).toEqual(search)
          expect(reopenedInDrawer(address, search)).toEqual(search)
        }
      }),
      RUNS,
    )
  })

  it('keeps each filter, sort, tab and toggle, alone and beside all others, and drops what it does not know', () => {
    const keys = Object.keys(address.schema.shape)
    const offered = keys.map((key) => ({ key, texts: settings(address, key) }))
    expect(offered.filter(({ texts }) => texts.length === 0)).toEqual([])
    for (const { key, texts } of offered) {
      const words = wordsIn(Reflect.get(address.schema.shape, key)).filter((word) => word !== '')
      expect(texts.length).toBeGreaterThanOrEqual(words.length - 1)
      for (const text of texts) {
        const filters = address.parse({ [key]: text })
        expect(written(address, filters)).toEqual({ [key]: text })
        expect(reopened(address, addressOf(address, filters))).toEqual(filters)
        expect(reopenedInDrawer(address, filters)).toEqual(filters)
      }
    }
    const all = Object.fromEntries(offered.map(({ key, texts }) => [key, texts.at(-1)]))
    const filters = address.parse({ ...all, unknown: '1', 'lib.unknown': '1' })
    expect(written(address, filters)).toEqual(all)
    expect(reopened(address, `${addressOf(address, filters)}&unknown=1`)).toEqual(filters)
    expect(reopenedInDrawer(address, filters)).toEqual(filters)
  })

  it('lets a damaged value spoil no other one', () => {
    const keys = Object.keys(address.schema.shape)
    fc.assert(
      fc.property(raw(address, usual), fc.constantFrom(...keys), damaged, (search, key, text) => {
        const { [key]: _whole, ...others } = address.parse(search)
        const { [key]: _damaged, ...left } = address.parse({ ...search, [key]: text })
        expect(left).toEqual(others)
      }),
      RUNS,
    )
  })

  it('is the same in the drawer as in the page, with lib. before each key', () => {
    fc.assert(
      fc.property(raw(address, usual), (search) => {
        const filters = address.parse(search)
        const inPage = new URLSearchParams(addressOf(address, filters))
        const inDrawer = new URLSearchParams(drawerAddressOf(address, filters))
        const own = [...inDrawer].filter(([key]) => key.startsWith('lib.'))
        expect(own).toEqual([...inPage].map(([key, value]) => [`lib.${key}`, value]))
      }),
      RUNS,
    )
  })

  it('says nothing where nothing is asked, and what is asked in plain words', () => {
    expect(addressOf(address, address.parse({}))).toBe('')
    fc.assert(
      fc.property(raw(address, usual), (search) => {
        expect(decodeURIComponent(addressOf(address, address.parse(search)))).not.toMatch(/["[\]{}]/)
      }),
      RUNS,
    )
  })
})
