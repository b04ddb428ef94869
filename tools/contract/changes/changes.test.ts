import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { CONTRACT_VERSION } from '~/contracts/version'
import type { Json } from './change'
import { compareDocuments } from './compare'
import { documentOf, lastVersionChange } from './main'
import { isFollowed } from './version'
import { sectionOf, unnamed, withMore, withSection } from './words'

const RAISE = 'changes that break a client or a server: raise CONTRACT_VERSION in src/contracts/version.ts'
const WRITE = 'docs/contract-changes.md is behind docs/openapi.json: npm run lab -- changes --write'

interface Part {
  readonly answer?: Json
  readonly sent?: Json
  readonly call?: Json
  readonly path?: string
}

const SCHOOL: Json = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    level: { enum: ['high', 'low'] },
    fee: { type: 'integer', minimum: 0 },
    note: { type: 'string' },
  },
  required: ['name', 'level', 'fee'],
}
const QUERY: Json = {
  type: 'object',
  properties: { query: { type: 'string', maxLength: 50 }, page: { type: 'integer' } },
  required: ['page'],
}

function documentWith({ answer = SCHOOL, sent = QUERY, call = {}, path = '/api/schools' }: Part = {}): Json {
  const envelope = { type: 'object', required: ['data'], properties: { data: { $ref: '#/x/School' } } }
  const json = (schema: Json) => ({ content: { 'application/json': { schema } } })
  return {
    info: { version: '0.1.0' },
    paths: {
      [path]: {
        post: {
          'x-access': 'public',
          requestBody: json({ $ref: '#/x/Query' }),
          responses: { 200: json({ anyOf: [envelope, { $ref: '#/x/Refusal' }] }) },
          ...call,
        },
      },
    },
    components: { schemas: { School: answer, Query: sent } },
  }
}

const withMember = (schema: Json, name: string, member: Json | undefined, isNeeded = false): Json => {
  const { [name]: _, ...others } = schema.properties as Readonly<Record<string, Json>>
  const required = (schema.required as readonly string[]).filter((each) => each !== name)
  return {
    ...schema,
    properties: { ...others, ...(member && { [name]: member }) },
    required: isNeeded ? [...required, name] : required,
  }
}

/** The changes in short: kind, place, and ! where a client or a server may break. */
const shortly = (before: Part, after: Part) =>
  compareDocuments(documentWith(before), documentWith(after)).map(
    ({ kind, place, isBreaking }) => `${kind} ${place}${isBreaking ? '!' : ''}`,
  )

const text = { type: 'string' }

describe('a change of the contract', () => {
  it.each<[string, Part, string[]]>([
    ['no change', {}, []],
    ['other words', { answer: { ...SCHOOL, description: 'a school' } }, []],
    ['a new optional member', { answer: withMember(SCHOOL, 'city', text) }, ['added School/city']],
    ['a new required member', { answer: withMember(SCHOOL, 'city', text, true) }, ['added School/city!']],
    [
      'an optional member that goes',
      { answer: withMember(SCHOOL, 'note', undefined) },
      ['removed School/note'],
    ],
    [
      'a required member that goes',
      { answer: withMember(SCHOOL, 'fee', undefined) },
      ['removed School/fee!'],
    ],
    [
      'a member that may be absent now',
      { answer: withMember(SCHOOL, 'name', text) },
      ['widened School/name!'],
    ],
    [
      'a member that has to be there now',
      { answer: withMember(SCHOOL, 'note', text, true) },
      ['narrowed School/note!'],
    ],
    [
      'a value more',
      { answer: withMember(SCHOOL, 'level', { enum: ['high', 'low', 'none'] }, true) },
      ['widened School/level!'],
    ],
    ['another type', { answer: withMember(SCHOOL, 'fee', text, true) }, ['altered School/fee!']],
    [
      'null beside a value',
      { answer: withMember(SCHOOL, 'name', { anyOf: [text, { type: 'null' }] }, true) },
      ['widened School/name!'],
    ],
    [
      'a higher least value',
      { answer: withMember(SCHOOL, 'fee', { type: 'integer', minimum: 1 }, true) },
      ['narrowed School/fee!'],
    ],
    ['an input that goes', { sent: withMember(QUERY, 'query', undefined) }, ['removed Query/query!']],
    ['an input more', { sent: withMember(QUERY, 'city', text) }, ['added Query/city']],
    [
      'a longer input',
      { sent: withMember(QUERY, 'query', { type: 'string', maxLength: 80 }) },
      ['widened Query/query!'],
    ],
    ['other callers', { call: { 'x-access': 'staff' } }, ['altered x-access!']],
    ['an order that is said', { call: { 'x-sorted-by': [{ by: '/name' }] } }, ['added x-sorted-by']],
    ['a call that is not recommended any more', { call: { deprecated: true } }, ['altered ']],
    ['another path', { path: '/api/colleges' }, ['removed !', 'added ']],
  ])('%s', (_, after, changes) => {
    expect(shortly({}, after)).toEqual(changes)
  })

  it('of what is said of a call is one where it is said otherwise, and not where more is said', () => {
    const orders = (...by: string[]) => ({ call: { 'x-sorted-by': by.map((each) => ({ by: each })) } })
    expect(shortly(orders('/name'), orders('/fee'))).toEqual(['altered x-sorted-by!'])
    expect(shortly(orders('/name'), orders('/name', '/fee'))).toEqual(['added x-sorted-by'])
    expect(shortly(orders('/name'), {})).toEqual(['altered x-sorted-by!'])
  })

  it('lets a call go that had been deprecated', () => {
    const old = { call: { deprecated: true } }
    expect(shortly(old, { path: '/api/colleges' })).toEqual(['removed ', 'added '])
  })
})

describe('the version of the contract', () => {
  it('has to rise where something breaks, and only then', () => {
    const breaking = compareDocuments(documentWith(), documentWith({ path: '/api/colleges' }))
    expect(isFollowed('0.1.0', '0.1.0', [])).toBe(true)
    expect(isFollowed('0.1.0', '0.1.1', breaking)).toBe(false)
    expect(isFollowed('0.9.3', '0.10.0', breaking)).toBe(true)
    expect(isFollowed('0.9.3', '1.0.0', breaking)).toBe(true)
  })

  it('has risen since the description that it was last written for, if that is broken', async () => {
    const [before, after] = [
      await documentOf(await lastVersionChange()),
      await documentOf('docs/openapi.json'),
    ]
    const version = ({ info }: Json) => (info as { readonly version: string }).version
    const changes = compareDocuments(before, after)
    const breaking = changes.filter(({ isBreaking }) => isBreaking)
    const said = breaking.map(({ calls, place, words }) => `${calls[0]} ${place} ${words}`)
    expect(isFollowed(version(before), version(after), changes) ? [] : said, RAISE).toEqual([])
  })
})

describe('the changelog', () => {
  it('names all that has come since the version was written', async () => {
    const before = await documentOf(await lastVersionChange())
    const after = await documentOf('docs/openapi.json')
    const changelog = await readFile('docs/contract-changes.md', 'utf8')
    expect(unnamed(changelog, CONTRACT_VERSION, compareDocuments(before, after)), WRITE).toEqual([])
  })

  it('is added to by what is compatible, and keeps what it says', () => {
    const first = withSection('# Changes\n\n', '0.2.0', sectionOf('0.2.0', []))
    const more = compareDocuments(documentWith(), documentWith({ answer: withMember(SCHOOL, 'motto', text) }))
    const second = withMore(first, '0.2.0', more)
    expect(second).toContain('### 兼容\n\n- 增加 `School/motto`')
    expect(unnamed(second, '0.2.0', more)).toEqual([])
    expect(withMore(second, '0.2.0', more)).toBe(second)
  })

  it('tells what breaks first, and keeps one section for each version', () => {
    const changes = compareDocuments(
      documentWith(),
      documentWith({ answer: withMember(SCHOOL, 'fee', undefined) }),
    )
    const section = sectionOf('0.2.0', changes)
    expect(section).toContain('### 不兼容\n\n- 去掉 `School/fee`：必有（`POST /api/schools`）')
    const first = withSection('# Changes\n\n', '0.2.0', section)
    const second = withSection(first, '0.3.0', sectionOf('0.3.0', []))
    expect(withSection(second, '0.3.0', sectionOf('0.3.0', []))).toBe(second)
    expect(second.match(/^## .*/gm)).toEqual(['## 0.3.0', '## 0.2.0'])
  })
})
