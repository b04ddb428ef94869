import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawerKeys, drawerSearch, sectionSearch } from '~/shared/address/drawer'
import { parseSearch, stringifySearch } from '~/shared/address/search'

type Search = Record<string, unknown>

interface Schema {
  readonly shape: Readonly<Record<string, unknown>>
  readonly parse: (search: unknown) => Search
}

/** Every module that says what an address holds: a new one is tested by being there. */
const MODULES = import.meta.glob<Record<string, unknown>>('/src/**/*.search.ts', { eager: true })
const SCHEMAS = Object.entries(MODULES).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    isSchema(value) ? [{ name: `${name} (${file.slice(5)})`, schema: value }] : [],
  ),
)

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && 'shape' in value && 'parse' in value
}

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

const raw = (schema: Schema, value: fc.Arbitrary<string>) =>
  fc.record(Object.fromEntries(Object.keys(schema.shape).map((key) => [key, value])), { requiredKeys: [] })

/** The address of a page: what its search middlewares leave, the constant defaults taken away. */
function addressOf(schema: Schema, search: Search): string {
  const defaults = schema.parse({})
  const said = Object.entries(search).filter(
    ([key, value]) => stringifySearch({ [key]: value }) !== stringifySearch({ [key]: defaults[key] }),
  )
  return stringifySearch(Object.fromEntries(said))
}

const reopened = (schema: Schema, address: string) => schema.parse(parseSearch(address))

/** The same in the drawer, whose filters are `lib.*` on whatever page it is opened over. */
function reopenedInDrawer(schema: Schema, search: Search): Search {
  const address = stringifySearch({ score: 600, lib: 'school', ...drawerKeys(search) })
  return schema.parse(sectionSearch(drawerSearch(parseSearch(address))))
}

it('finds the schemas of all pages', () => {
  expect(SCHEMAS.length).toBeGreaterThanOrEqual(Object.keys(MODULES).length - 1)
})

describe.each(SCHEMAS)('$name', ({ schema }) => {
  it('reopens the same screen after any sequence of changes, in the page and in the drawer', () => {
    const change = fc.oneof(raw(schema, usual), raw(schema, damaged), raw(schema, fc.constant('')))
    fc.assert(
      fc.property(fc.array(change, { maxLength: 6 }), (changes) => {
        let search = schema.parse({})
        for (const next of changes) {
          search = schema.parse({ ...search, ...next })
          expect(reopened(schema, addressOf(schema, search))).toEqual(search)
          expect(reopenedInDrawer(schema, search)).toEqual(search)
        }
      }),
    )
  })

  it('lets a damaged value spoil no other one', () => {
    const keys = Object.keys(schema.shape)
    fc.assert(
      fc.property(raw(schema, usual), fc.constantFrom(...keys), damaged, (search, key, text) => {
        const { [key]: _whole, ...others } = schema.parse(search)
        const { [key]: _damaged, ...left } = schema.parse({ ...search, [key]: text })
        expect(left).toEqual(others)
      }),
    )
  })

  it('says nothing where nothing is asked, and what is asked in plain words', () => {
    expect(addressOf(schema, schema.parse({}))).toBe('')
    fc.assert(
      fc.property(raw(schema, usual), (search) => {
        expect(decodeURIComponent(addressOf(schema, schema.parse(search)))).not.toMatch(/["[\]{}]/)
      }),
    )
  })
})
