import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CONTRACT_VERSION, PUBLISHED_VERSION_PATH } from '~/contracts/version'
import { outgoing } from '../outgoing'
import { writtenFile } from './file'
import type { Publication } from './publication'
import { openPublished } from './published'

const MADE = '2026-06-25T02:00:00.000Z'
const NOW = Date.parse('2026-06-25T03:00:00Z')
const PLACE = '/snapshot/'
const PUBLICATION: Publication = {
  format: 1,
  contract: CONTRACT_VERSION,
  folder: '20260625-abc',
  made: MADE,
  until: '2026-06-27T02:00:00.000Z',
  version: 'v1',
  calls: {
    'GET /api/school/query/base/{id}': { file: 'schools/{id}' },
    'GET /api/batch-lines/by-province': { file: 'provinces/{province}' },
    'POST /api/batch-lines/rows': { file: 'tables/{province}-{year}' },
    'POST /api/school/query': { list: 'library', filters: ['provinces', 'features'] },
  },
}
const BASE = { method: 'GET', path: '/api/school/query/base/{id}' } as const
const LINES = { method: 'GET', path: '/api/batch-lines/by-province' } as const
const ROWS = { method: 'POST', path: '/api/batch-lines/rows', body: true } as const
const QUERY = { method: 'POST', path: '/api/school/query', body: true } as const

const base = (id: string) => outgoing('', BASE, { params: { id } }, 'token')
const library = (body: object) =>
  outgoing('', QUERY, { body: { page: 1, pageSize: 2, query: null, ...body } }, undefined)

/** What the place serves, by address below it; and what the API says its version is. */
let served: Map<string, string>
let version: string | undefined
const get = vi.fn(async (url: string) => {
  if (url === PUBLISHED_VERSION_PATH)
    return version ? Response.json({ code: 200, data: { version } }) : new Response('', { status: 404 })
  const text = served.get(url.slice(PLACE.length))
  return text === undefined ? new Response('<p>没有</p>', { status: 404 }) : new Response(text)
})
const open = () =>
  openPublished({ place: PLACE, api: '', get, now: () => NOW, derive: () => import('./derived') })
const asked = () => get.mock.calls.map(([url]) => url)
const dataOf = async (response: Response | undefined) => response && (await response.json()).data

beforeEach(async () => {
  get.mockClear()
  version = 'v1'
  const rows = [{ score: 3 }, { score: 2 }, { score: 1 }]
  const whole = 'POST /api/batch-lines/rows {"province":"安徽","year":2025}'
  const files = {
    'schools/10001': { 'GET /api/school/query/base/{id} {"id":"10001"}': { id: '10001', name: '北京大学' } },
    'provinces/_E5_AE_89_E5_BE_BD': { 'GET /api/batch-lines/by-province {"province":"安徽"}': [2025] },
    'tables/_E5_AE_89_E5_BE_BD-2025': {
      [whole]: rows,
      'POST /api/batch-lines/rows {"batch":"本科批","province":"安徽","year":2025}': { first: 2, of: whole },
    },
    'library/all': {
      total: 3,
      perFile: 2,
      counted: true,
      filters: {
        provinces: [
          ['北京', [0, 2]],
          ['安徽', [1]],
        ],
        features: [
          ['985', [0, 1]],
          ['211', [0]],
        ],
      },
    },
    'library/0': [{ id: 'a' }, { id: 'b' }],
    'library/1': [{ id: 'c' }],
  }
  served = new Map([['latest.json', JSON.stringify(PUBLICATION)]])
  for (const [name, content] of Object.entries(files))
    served.set(`${PUBLICATION.folder}/${name}.json`, await writtenFile(content))
})

describe('an answer of a file', () => {
  it('says when the API gave it, and is fetched once', async () => {
    const published = open()
    const response = await published.answer(base('10001'))
    expect(response?.headers.get('Published')).toBe(MADE)
    expect(await dataOf(response)).toEqual({ id: '10001', name: '北京大学' })
    await published.answer(base('10001'))
    expect(asked().filter((url) => url.includes('schools/'))).toHaveLength(1)
  })

  it('is found whatever the order of what is asked, and without what is empty', async () => {
    const lines = outgoing('https://api.test', LINES, { query: { province: '安徽' } }, undefined)
    expect(await dataOf(await open().answer(lines))).toEqual([2025])
    const rows = (body: object) => outgoing('', ROWS, { body }, undefined)
    const published = open()
    expect(
      await dataOf(await published.answer(rows({ year: 2025, province: '安徽', batch: null }))),
    ).toHaveLength(3)
    expect(
      await dataOf(await published.answer(rows({ batch: '本科批', year: 2025, province: '安徽' }))),
    ).toEqual([{ score: 3 }, { score: 2 }])
  })

  it('is a page that is cut from a list, with its counts in their order', async () => {
    const published = open()
    expect(await dataOf(await published.answer(library({ page: 2 })))).toEqual({
      records: [{ id: 'c' }],
      total: 3,
      current: 2,
      size: 2,
      facets: {
        provinces: [
          { value: '北京', count: 2 },
          { value: '安徽', count: 1 },
        ],
        features: [
          { value: '985', count: 2 },
          { value: '211', count: 1 },
        ],
      },
    })
    const filtered = await dataOf(
      await published.answer(library({ provinces: ['北京'], features: ['985', '211'] })),
    )
    expect(filtered).toMatchObject({ records: [{ id: 'a' }], total: 1 })
    expect(filtered.facets.provinces).toEqual([
      { value: '北京', count: 1 },
      { value: '安徽', count: 1 },
    ])
  })
})

describe('the API is asked', () => {
  it('for a call or a question that no file has, and nothing is fetched for it', async () => {
    const published = open()
    const other = outgoing('', { method: 'GET', path: '/api/majors/search' }, {}, undefined)
    expect(await published.answer(other)).toBeUndefined()
    expect(await published.answer(library({ query: '北大' }))).toBeUndefined()
    expect(await published.answer(library({ majorId: '080901' }))).toBeUndefined()
    expect(asked()).toEqual([`${PLACE}latest.json`])
    expect(await published.answer(base('99999'))).toBeUndefined()
  })

  it.each([
    ['of another contract version', { contract: '99' }],
    ['of another form', { format: 2 }],
    ['past its time', { until: '2026-06-25T02:59:00Z' }],
    ['without a time', { until: 'soon' }],
    ['from the time to come', { made: '2026-07-25T02:00:00Z', until: '2026-07-27T02:00:00Z' }],
    ['with a folder outside of its place', { folder: '../../other' }],
  ])('where the snapshot is %s', async (_, change) => {
    served.set('latest.json', JSON.stringify({ ...PUBLICATION, ...change }))
    expect(await open().answer(base('10001'))).toBeUndefined()
    expect(asked()).toEqual([`${PLACE}latest.json`])
  })

  it.each([
    ['is missing', undefined],
    ['is cut off', '["'],
    ['is the HTML of a gateway', '<html></html>'],
  ])('where the description %s', async (_, text) => {
    served.delete('latest.json')
    if (text) served.set('latest.json', text)
    expect(await open().answer(base('10001'))).toBeUndefined()
  })

  it('where a file is cut off, changed on its way or another one', async () => {
    const name = `${PUBLICATION.folder}/schools/10001.json`
    const whole = served.get(name) ?? ''
    for (const text of [
      whole.slice(0, -20),
      whole.replace('北京大学', '南京大学'),
      '<p></p>',
      '[]',
      whole.slice(70),
    ]) {
      served.set(name, text)
      expect(await open().answer(base('10001'))).toBeUndefined()
    }
  })

  it('where a part of a list is missing', async () => {
    served.delete(`${PUBLICATION.folder}/library/1.json`)
    expect(await open().answer(library({ page: 2 }))).toBeUndefined()
    expect(await open().answer(library({ page: 1 }))).toBeDefined()
  })

  it('from the moment on at which it has something newer, and who shows the old is told', async () => {
    version = 'v2'
    const published = open()
    const reported = vi.fn()
    published.onNewer(reported)
    await published.answer(base('10001'))
    await vi.waitFor(() => expect(reported).toHaveBeenCalledOnce())
    expect(await published.answer(base('10001'))).toBeUndefined()
    const late = vi.fn()
    published.onNewer(late)
    expect(late).toHaveBeenCalledOnce()
  })

  it('about that only once in a while, and not at all where it does not know', async () => {
    const published = open()
    for (let times = 0; times < 3; times++) await published.answer(base('10001'))
    expect(asked().filter((url) => url === PUBLISHED_VERSION_PATH)).toHaveLength(1)
    version = undefined
    const other = open()
    await other.answer(base('10001'))
    expect(await other.answer(base('10001'))).toBeDefined()
  })

  it('while the line to the files is broken; once it is whole they are used', async () => {
    const published = open()
    get.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    expect(await published.answer(base('10001'))).toBeUndefined()
    expect(await published.answer(base('10001'))).toBeDefined()
  })
})
