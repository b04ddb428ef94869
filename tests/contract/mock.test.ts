import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { auth } from '~/contracts/auth'
import { controlLines } from '~/contracts/control-lines'
import type { Endpoint, EndpointGroup, EndpointInput } from '~/contracts/endpoint'
import { contractGroups } from '~/contracts/groups'
import { listSummaries } from '~/contracts/list-summaries'
import { province } from '~/contracts/province'
import { NO_RANK_CODE, scoreTables } from '~/contracts/score-tables'
import { student } from '~/contracts/student'
import { createMockedNode, type MockedNode } from '~/mocks/node'
import type { Scenario } from '~/mocks/scenario/scenario'
import { mockedEndpoints } from '~/mocks/server/routes'
import { rankedScore } from '~/rules/exam/ranked-score'
import { request, setClientHost } from '~/shared/api/client'
import { BusinessError, ExpiredCredentialError, HttpError, ShapeError } from '~/shared/api/errors'

const RANK = { province: '安徽', year: 2025, subject: '物理' }

let mocked: MockedNode
let token: string | undefined

function start(scenario: Partial<Scenario> = {}): void {
  mocked = createMockedNode(scenario)
  mocked.server.listen({ onUnhandledRequest: 'error' })
}

beforeAll(() => setClientHost({ origin: 'http://mock.test', token: () => token, expired: () => undefined }))
beforeEach(() => {
  token = undefined
  start()
})
afterEach(() => mocked.server.close())
afterAll(() => vi.restoreAllMocks())

const failed = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) =>
  request(endpoint, input).then(
    () => undefined,
    (error: unknown) => error,
  )

async function signInAs(tel: string) {
  const code = await request(auth.smsCode, { params: { tel } })
  const answer = await request(auth.login, { body: { tel, code, loginFrom: 4, uid: 'test' } })
  token = answer.Authorization
  return answer
}

describe('ranks', () => {
  it('agree between the table, one score and the earlier years', async () => {
    const table = await request(scoreTables.rows, { body: RANK })
    const row = table.find((candidate) => candidate.score === 600)
    const segment = await request(scoreTables.segment, { body: { ...RANK, score: 600 } })
    expect(segment).toMatchObject({
      highestRank: row?.highestRank,
      lowestRank: row?.lowestRank,
      suggestedRank: row?.lowestRank,
      competitionLevel: 'medium',
    })
    const equivalents = await request(scoreTables.equivalents, { body: { ...RANK, score: 600 } })
    const earlier = equivalents.find(({ year }) => year === 2024)
    expect(earlier?.highestRank).toBeLessThanOrEqual(row?.lowestRank ?? 0)
    expect(earlier?.lowestRank).toBeGreaterThanOrEqual(row?.lowestRank ?? 0)
  })

  it('are narrowed by a batch to the scores at and above its line', async () => {
    const table = await request(scoreTables.rows, { body: { ...RANK, batch: '本科批' } })
    expect(table.at(-1)?.score).toBe(461)
    const below = rankedScore(
      await request(scoreTables.segment, { body: { ...RANK, batch: '本科批', score: 450 } }),
    )
    expect(below?.scorePrompt).toContain('461')
    expect(below?.lowestRank).toBeGreaterThan(0)
  })

  it.each([0, 120, 751, 900])('have no match for %d', async (score) => {
    expect(await request(scoreTables.segment, { body: { ...RANK, score } })).toEqual({ code: NO_RANK_CODE })
  })

  it('exist for the eight years before this one only', async () => {
    const { yearSubjectBatchMap } = await request(scoreTables.select, { query: { province: '安徽' } })
    expect(Object.keys(yearSubjectBatchMap).map(Number)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025,
    ])
    expect(await failed(scoreTables.rows, { body: { ...RANK, year: 2026 } })).toBeInstanceOf(BusinessError)
  })

  it.each([
    { ...RANK, province: '火星' },
    { ...RANK, subject: '理科' },
    { ...RANK, batch: '零批' },
  ])('are refused with words for %j', async (body) => {
    const error = await failed(scoreTables.rows, { body })
    expect(error).toBeInstanceOf(BusinessError)
    expect(String(error)).toMatch(/没有/)
  })
})

describe('a session', () => {
  it('begins with the code that was sent, and only once', async () => {
    const tel = '13800008000'
    const code = await request(auth.smsCode, { params: { tel } })
    expect(code).toMatch(/^\d{6}$/)
    const body = { tel, code, loginFrom: 4, uid: 'test' } as const
    expect(await failed(auth.login, { body: { ...body, code: '000000' } })).toBeInstanceOf(BusinessError)
    expect(await request(auth.login, { body })).toMatchObject({ signUp: true, roleId: 1, province: '安徽' })
    expect(await failed(auth.login, { body })).toBeInstanceOf(BusinessError)
  })

  it('of a new number is completed by its first update', async () => {
    const answer = await signInAs('19912345678')
    expect(answer).toMatchObject({ signUp: false })
    const body = { id: answer.id, tel: '19912345678', name: '新同学', province: '江苏', year: 2027 }
    expect(await request(student.update, { body })).toMatchObject({ name: '新同学', province: '江苏' })
    expect(await request(student.byId, { params: { id: answer.id } })).toMatchObject({
      province: '江苏',
      year: 2027,
    })
  })

  it('sees its own lists and nobody else’s', async () => {
    const { id } = await signInAs('13800008000')
    expect(await request(listSummaries.byStudent, { params: { id } })).toHaveLength(3)
    expect(await failed(listSummaries.byStudent, { params: { id: 's-2' } })).toBeInstanceOf(BusinessError)
  })

  it('ends with its logout', async () => {
    const { id } = await signInAs('13800008000')
    await request(auth.logout, { params: { tel: '13800008000' } })
    expect(await failed(student.byId, { params: { id } })).toBeInstanceOf(ExpiredCredentialError)
  })

  it('is needed where the contract says so', async () => {
    expect(await failed(student.byId, { params: { id: 's-1' } })).toBeInstanceOf(ExpiredCredentialError)
    token = 'made-up'
    expect(await failed(student.byId, { params: { id: 's-1' } })).toBeInstanceOf(ExpiredCredentialError)
  })
})

describe('a scenario', () => {
  it.each([
    ['GET /api/province/list', 503, HttpError],
    ['GET /api/province/list', 'offline', HttpError],
    ['GET /api/province/list', 'rejected', BusinessError],
    ['GET /api/province/list', 'expired', ExpiredCredentialError],
    ['GET /api/province/list', 'html', HttpError],
    ['GET /api/province/list', 'malformed', ShapeError],
    ['GET /api/province/list', 'bare', ShapeError],
    ['GET /api/province/list', 'null', ShapeError],
    ['GET /api/province/list', 'shape', ShapeError],
    ['GET /api/province/list', 'incomplete', ShapeError],
  ] as const)('makes %s fail with %s', async (call, failure, kind) => {
    mocked.server.close()
    start({ failures: { [call]: { failure } } })
    expect(await failed(province.list, {})).toBeInstanceOf(kind)
    expect((await request(controlLines.byProvince, { query: { province: '安徽' } })).length).toBe(8)
  })

  it('breaks a connection in the middle of an answer', async () => {
    mocked.server.close()
    start({ failures: { 'GET /api/province/list': { failure: 'reset' } } })
    const answer = await fetch('http://mock.test/api/province/list')
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('reset')
  })

  it.each(['hang', 'slow'] as const)('lets a caller wait (%s)', async (failure) => {
    mocked.server.close()
    start({ failures: { 'GET /api/province/list': { failure } } })
    const soon = new Promise((resolve) => setTimeout(resolve, 300, 'waiting'))
    expect(await Promise.race([request(province.list, {}), soon])).toBe('waiting')
  })

  it('empties an answer', async () => {
    mocked.server.close()
    start({ failures: { 'GET /api/province/list': { failure: 'empty' } } })
    expect(await request(province.list, {})).toEqual([])
  })
})

describe('the mocks', () => {
  it('S1-7.14 answer every call of the contract', () => {
    const mockedCalls = new Set(mockedEndpoints.map(({ endpoint }) => endpoint))
    const missing = Object.entries<EndpointGroup>(contractGroups).flatMap(([group, endpoints]) =>
      Object.entries(endpoints).flatMap(([name, endpoint]) =>
        mockedCalls.has(endpoint) ? [] : [`${group}.${name}`],
      ),
    )
    expect(missing).toEqual([])
    expect(mockedCalls.size).toBe(mockedEndpoints.length)
  })
})

describe('an unknown call', () => {
  it('fails loudly', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const answer = await fetch('http://mock.test/api/nothing')
    expect(answer.status).toBe(404)
    expect(said).toHaveBeenCalledWith('契约里没有这个接口：GET /api/nothing')
  })
})
