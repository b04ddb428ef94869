import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { getResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { controlLines } from '~/contracts/control-lines'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { schoolLines } from '~/contracts/school-lines'
import { scoreTables } from '~/contracts/score-tables'
import { PUBLISHED_VERSION_PATH } from '~/contracts/version'
import { EMPTY_SCENARIO } from '~/mocks/scenario/scenario'
import { createBackend } from '~/mocks/server/backend'
import { createHandlers } from '~/mocks/server/routes'
import { openPublished } from '~/shared/api/published/published'
import { callOf, type Question, question, sent } from './questions'
import { takeSnapshot } from './run'

const NOW = new Date('2026-06-25T10:00:00+08:00')
const backend = createBackend({ scenario: { ...EMPTY_SCENARIO, scale: 4 }, now: () => NOW })
const handlers = createHandlers(backend)
const API = 'http://api.test'

/** What the API answers; nothing here changes that, so each answer is worked out once. */
const truth = new Map<string, Promise<{ readonly status: number; readonly text: string }>>()

async function answerTo(request: Request) {
  const response = await getResponse(handlers, request)
  return { status: response?.status ?? 404, text: (await response?.text()) ?? '' }
}

/** What an answer becomes on its way; undefined for the truth. */
type Fault = (call: string, text: string, times: number) => Response | 'broken' | undefined

function apiWith(fault: Fault = () => undefined) {
  const seen = new Map<string, number>()
  const send: typeof fetch = async (url, init) => {
    const call = `${init?.method ?? 'GET'} ${new URL(String(url)).pathname}`
    const times = (seen.get(call) ?? 0) + 1
    seen.set(call, times)
    const asked = `${init?.method} ${url} ${init?.body}`
    const answer = truth.get(asked) ?? answerTo(new Request(String(url), init))
    truth.set(asked, answer)
    const { status, text } = await answer
    const given = fault(call, text, times)
    if (given === 'broken') throw new TypeError('fetch failed')
    return given ?? new Response(text, { status })
  }
  return { send, seen }
}

let out = ''
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'zetu-snapshot-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

const take = (send: typeof fetch, more: object = {}) =>
  takeSnapshot({
    ...{ api: API, out, rate: 1e6, hours: 48, now: NOW, send, pause: async () => undefined },
    ...{ parts: ['provinces', 'lists', 'schools'], provinces: ['西藏'], ...more },
  })
const latest = () => JSON.parse(readFileSync(path.join(out, 'latest.json'), 'utf8'))

/** What the product is answered from the folder, and whether it had to ask the API. */
function reader(fault?: (name: string, text: string) => string) {
  const published = openPublished({
    place: '/snapshot/',
    derive: () => import('~/shared/api/published/derived'),
    api: API,
    now: () => NOW.getTime(),
    get: async (url) => {
      if (!url.startsWith('/snapshot/')) return new Response('', { status: 404 })
      try {
        const text = readFileSync(path.join(out, url.slice('/snapshot/'.length)), 'utf8')
        return new Response(fault?.(url, text) ?? text)
      } catch {
        return new Response('', { status: 404 })
      }
    },
  })
  return async (asked: Question) => (await (await published.answer(sent(asked)))?.json())?.data
}

async function saidByApi(asked: Question) {
  const { url, init } = sent(asked)
  return (await (await apiWith().send(API + url, init)).json()).data
}

const BASE = question(schoolDetail.base, { params: { id: '10001' } })
const KEPT: readonly Question[] = [
  BASE,
  question(schoolDetail.detail, { params: { id: '10003' } }),
  question(controlLines.byProvince, { query: { province: '西藏' } }),
  question(scoreTables.rows, { body: { province: '西藏', year: 2025, subject: '理科' } }),
  question(scoreTables.rows, { body: { subject: '理科', province: '西藏', year: 2025, batch: '本一' } }),
  question(schoolLines.ofSchool, {
    body: { schoolId: '10001', province: '西藏', year: 2025, subjectSelection: '理科' },
  }),
  question(schoolLibrary.query, {
    body: { page: 1, pageSize: 6, query: null, provinces: ['北京'], features: ['985', '211'] },
  }),
  question(schoolLibrary.ranking, {
    body: { page: 1, pageSize: 20, query: null, rankingType: 'ruanke', rankingYear: 2025 },
  }),
]

describe('a snapshot', () => {
  it('answers what the API answers, and leaves the rest to it', async () => {
    const result = await take(apiWith().send)
    expect(result).toMatchObject({ isSame: false })
    const read = reader()
    for (const asked of KEPT)
      expect(await read(asked), callOf(asked.endpoint)).toEqual(await saidByApi(asked))
    const other = question(controlLines.byProvince, { query: { province: '安徽' } })
    expect(await read(other)).toBeUndefined()
    const { files } = JSON.parse(readFileSync(path.join(out, latest().folder, 'manifest.json'), 'utf8'))
    expect(Object.keys(files)).toHaveLength(result.files)
    expect(files['schools/10001'].sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(readdirSync(out).toSorted()).toEqual([latest().folder, 'latest.json'])
    // Uploaded in half, a file is passed over.
    expect(
      await reader((name, text) => (name.includes('10001') ? text.slice(0, 200) : text))(BASE),
    ).toBeUndefined()
  })

  it('answers for any score, batch and school what the API answers, as far as it answers', async () => {
    const places = ['西藏', '安徽']
    await take(apiWith().send, { parts: ['provinces', 'schools'], provinces: places })
    const read = reader()
    const tables = [
      ...(['物理', '历史'] as const).map((subject) => ({ province: '安徽', year: 2025, subject })),
      { province: '安徽', year: 2021, subject: '理科' },
      { province: '西藏', year: 2018, subject: '文科' },
      { province: '西藏', year: 2025, subject: '理科' },
      // One that nobody has.
      { province: '安徽', year: 2010, subject: '理科' },
    ]
    const batches = [undefined, undefined, '本科批', '特殊类型', '本一', '零批']
    const body = fc
      .record({
        table: fc.constantFrom(...tables),
        score: fc.integer({ min: 150, max: 751 }),
        batch: fc.constantFrom(...batches),
      })
      .map(({ table, ...more }) => ({ ...table, ...more }))
    let answered = 0
    const requireSame = async (asked: Question) => {
      const own = await read(asked)
      if (own === undefined) return
      answered++
      expect(own, JSON.stringify(asked.input)).toEqual(await saidByApi(asked))
    }
    const ranks = [scoreTables.segment, scoreTables.equivalents]
    await fc.assert(
      fc.asyncProperty(body, fc.constantFrom(...ranks), (asked, call) =>
        requireSame(question(call, { body: asked })),
      ),
      { numRuns: 120 },
    )
    expect(answered).toBeGreaterThan(20)
    answered = 0
    const names: readonly { id: string }[] = await saidByApi(question(schoolLibrary.names, {}))
    const schoolIds = fc.subarray(
      names.map(({ id }) => id),
      { minLength: 1 },
    )
    const years = fc.subarray([2024, 2025], { minLength: 1 })
    const lines = fc
      .record({ schoolIds, years, table: fc.constantFrom(...tables) })
      .map(({ table: { province, subject }, ...more }) => ({ ...more, province, subjectSelection: subject }))
    await fc.assert(
      fc.asyncProperty(lines, (asked) => requireSame(question(schoolLines.ofSchools, { body: asked }))),
      { numRuns: 30 },
    )
    expect(answered).toBeGreaterThan(5)
    // How far the lines of a province moved: several years at once, in any order.
    for (const asked of [[2025], [2024, 2025], [2025, 2024]]) {
      const body = { province: '安徽', subject: '物理', years: asked }
      const drift = question(schoolLines.drift, { body })
      expect(await read(drift)).toEqual(await saidByApi(drift))
      expect(await read(drift)).not.toBeUndefined()
    }
    const older = question(schoolLines.drift, {
      body: { province: '安徽', subject: '物理', years: [2025, 2019] },
    })
    expect(await read(older)).toBeUndefined()
  })

  it('leaves to the API how far lines moved where years together are told otherwise than alone', async () => {
    const { send } = apiWith((call, text, times) =>
      call.endsWith('/score-line/drift') && times === 3
        ? new Response(text.replace(/"units":\d+/, '"units":1'))
        : undefined,
    )
    await take(send, { parts: ['provinces', 'schools'], provinces: ['安徽'] })
    const asked = question(schoolLines.drift, { body: { province: '安徽', subject: '物理', years: [2025] } })
    expect(await reader()(asked)).toBeUndefined()
  })

  it('answers for ranks where the highest score is the highest there may be', async () => {
    const { different } = await take(apiWith().send, { parts: ['provinces'], provinces: ['海南'] })
    expect([...different]).toEqual([])
    const asked = question(scoreTables.segment, {
      body: { province: '海南', year: 2025, subject: '综合', score: 900 },
    })
    expect(await reader()(asked)).toEqual(await saidByApi(asked))
  })

  it('answers for ranks where the API has refused one of them', async () => {
    const { send } = apiWith((call, _, times) =>
      call.endsWith('/batch-line-segment') && times === 2
        ? Response.json({ code: 400, message: '没有' }, { status: 400 })
        : undefined,
    )
    const { different } = await take(send, { parts: ['provinces'] })
    expect([...different]).toEqual([])
  })

  it('leaves to the API what does not follow from its tables as the product knows it', async () => {
    const { send } = apiWith((call, text) =>
      call.endsWith('/batch-line-segment')
        ? new Response(text.replace('"competitionLevel":"low"', '"competitionLevel":"medium"'))
        : undefined,
    )
    const { different } = await take(send, { parts: ['provinces'] })
    expect([...different]).toEqual([callOf(scoreTables.segment)])
    const body = { province: '西藏', year: 2025, subject: '理科', score: 500 }
    expect(await reader()(question(scoreTables.segment, { body }))).toBeUndefined()
    expect(await reader()(question(scoreTables.equivalents, { body }))).toBeDefined()
  })

  it('asks one thing where the API says that nothing has changed, and its answers are good for longer', async () => {
    await take(apiWith().send, { parts: [] })
    const { folder, until } = latest()
    const { send, seen } = apiWith()
    const later = new Date(NOW.getTime() + 3_600_000)
    expect(await take(send, { now: later, parts: [] })).toMatchObject({ isSame: true, folder })
    expect([...seen]).toEqual([[`GET ${PUBLISHED_VERSION_PATH}`, 1]])
    expect(Date.parse(latest().until)).toBe(Date.parse(until) + 3_600_000)
  })

  it('keeps its folder where an API that does not tell says the same again, whatever it answers first', async () => {
    const { send } = apiWith((call) =>
      call.endsWith(PUBLISHED_VERSION_PATH) ? Response.json({ code: 404 }, { status: 404 }) : undefined,
    )
    // Those of lists are asked one after the other.
    const parts = ['provinces', 'schools']
    const { folder } = await take(send, { parts })
    const otherFirst: typeof fetch = async (url, init) => {
      if (String(init?.body).includes('理科')) await wait(20)
      return send(url, init)
    }
    expect(await take(otherFirst, { parts })).toMatchObject({ isSame: true, folder })
    expect(latest().version).toBeUndefined()
  })
})

describe('an API that', () => {
  it('limits, breaks off and stumbles is waited for, and that is counted', async () => {
    const { send } = apiWith((call, _, times) => {
      if (times > 1) return undefined
      if (call.includes('/types'))
        return new Response('busy', { status: 429, headers: { 'Retry-After': '1' } })
      if (call.includes('/listFeature')) return 'broken'
      return call.includes('/province/list') ? new Response('<html>', { status: 502 }) : undefined
    })
    const { counts } = await take(send, { parts: [] })
    expect(counts).toMatchObject({ limited: 1, again: 2 })
  })

  it('dies is named, the last snapshot stays, and the next run goes on where it stopped', async () => {
    await take(apiWith().send, { parts: ['provinces'] })
    const before = latest()
    const dead = apiWith((call) => (call.includes('query/detail/10003') ? 'broken' : undefined))
    const parts = ['provinces', 'schools']
    await expect(take(dead.send, { parts })).rejects.toThrow(
      'schools/10003：GET /api/school/query/detail/{id}：试了 6 次',
    )
    expect(latest()).toEqual(before)
    const { send, seen } = apiWith()
    const result = await take(send, { parts })
    expect(result.found).toBeGreaterThan(10)
    expect(seen.has('POST /api/batch-lines/batch-line-segment-default')).toBe(false)
    expect(await reader()(BASE)).toEqual(await saidByApi(BASE))
  })

  it.each<[string, string, string, Fault]>([
    [
      'leaves out a field',
      'schools',
      'schools/10001：GET /api/school/query/base/{id} schoolName',
      (call, text) =>
        call.endsWith('/query/base/10001') ? new Response(text.replace('"schoolName"', '"name"')) : undefined,
    ],
    [
      'answers for another school',
      'schools',
      'GET /api/school/query/base/{id} id：问的是 10001，答的是 10003',
      (call, text) =>
        call.endsWith('/query/base/10001') ? new Response(text.replace('"10001"', '"10003"')) : undefined,
    ],
    [
      'has ranks that do not rise',
      'provinces',
      '的位次与上一行对不上',
      (call, text) =>
        call.endsWith('segment-default')
          ? new Response(text.replace(/"highestRank":\d+/g, '"highestRank":1'))
          : undefined,
    ],
    [
      'counts more schools than it gives',
      'lists',
      'library：POST /api/school/query total：说有 9 条',
      (call, text) =>
        call.endsWith('/school/query') ? new Response(text.replace(/"total":\d+/, '"total":9')) : undefined,
    ],
    [
      'does not filter',
      'lists',
      '由单个筛选值推出的结果与接口的不同',
      (call, text, times) =>
        call.endsWith('/school/query') && times > 60
          ? new Response(text.replace(/"records":\[.*?\],"total":\d+/, '"records":[],"total":0'))
          : undefined,
    ],
    [
      'answers with HTML',
      'lists',
      'start：GET /api/province/list：回答不是约定的信封',
      (call) => (call.endsWith('/province/list') ? new Response('<html></html>') : undefined),
    ],
  ])('%s is not believed', async (_, part, reason, fault) => {
    await take(apiWith().send, { parts: [] })
    const before = latest()
    await expect(take(apiWith(fault).send, { parts: [part] })).rejects.toThrow(reason)
    expect(latest()).toEqual(before)
  })

  it('refuses one answer keeps it to itself; one that refuses many is not asked further', async () => {
    const one = apiWith((call) =>
      call.endsWith('/query/base/10001') ? Response.json({ code: 404, message: '没有' }) : undefined,
    )
    const { counts } = await take(one.send, { parts: ['schools'] })
    expect([...counts.refused.values()]).toEqual([1])
    expect(await reader()(BASE)).toBeUndefined()
    const many = apiWith((call) => (call.endsWith('default') ? new Response('', { status: 403 }) : undefined))
    await expect(
      take(many.send, {
        ...{ now: new Date('2026-06-26T10:00:00+08:00'), hours: 1 },
        ...{ parts: ['provinces'], provinces: [] },
      }),
    ).rejects.toThrow('次里拒绝了')
  })
})
