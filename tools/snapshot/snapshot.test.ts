import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { controlLines } from '~/contracts/control-lines'
import { schoolDetail } from '~/contracts/school-detail'
import { schoolLibrary } from '~/contracts/school-library'
import { schoolLines } from '~/contracts/school-lines'
import { scoreTables } from '~/contracts/score-tables'
import { PUBLISHED_VERSION_PATH } from '~/contracts/version'
import { callOf, type Question, question } from './questions'
import { apiWith, type Fault, folder, latest, NOW, reader, saidByApi, take } from './testing/taken'

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
    const { files } = JSON.parse(readFileSync(path.join(folder(), latest().folder, 'manifest.json'), 'utf8'))
    expect(Object.keys(files)).toHaveLength(result.files)
    expect(files['schools/10001'].sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(readdirSync(folder()).toSorted()).toEqual([latest().folder, 'latest.json'])
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
      { numRuns: 40 },
    )
    expect(answered).toBeGreaterThan(8)
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

  it('asks one thing where the API says that nothing has changed, and its answers are good for longer', async () => {
    await take(apiWith().send, { parts: [] })
    const { folder, until } = latest()
    const { send, seen } = apiWith()
    const later = new Date(NOW.getTime() + 3_600_000)
    expect(await take(send, { now: later, parts: [] })).toMatchObject({ isSame: true, folder })
    expect([...seen]).toEqual([[`GET ${PUBLISHED_VERSION_PATH}`, 1]])
    expect(Date.parse(latest().until)).toBe(Date.parse(until) + 3_600_000)
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
})
