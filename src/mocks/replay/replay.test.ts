import { afterAll, beforeAll, expect, it } from 'vitest'
import { ROLES } from '~/contracts/reference'
import { createMockedNode } from '../node'
import { endpointOf } from '../server/routes'
import { createReplay, type Replay } from './replay'

const LIST = '/api/province/list'
const SEGMENT = '/api/batch-lines/batch-line-segment'
const PERSON = '/api/student/query-by-student-id/'

interface Recorded {
  method?: string
  sent?: string
  status?: number
  text?: string
  encoding?: string
  mimeType?: string
}

const entry = (path: string, { method = 'GET', sent, status = 200, ...content }: Recorded) => ({
  startedDateTime: '2026-06-24T22:30:00.000+08:00',
  request: {
    method,
    url: `https://live.example/zetu${path}`,
    headers: [{ name: 'Referer', value: 'https://live.example/weici?score=600' }],
    ...(sent !== undefined && { postData: { text: sent } }),
  },
  response: { status, headers: [], content },
})
const har = (...entries: object[]) => JSON.stringify({ log: { version: '1.2', entries } })
const answer = (data: unknown) => JSON.stringify({ code: 200, message: 'success', data })

function replayOf(...entries: object[]): Replay {
  const replay = createReplay(har(...entries), endpointOf)
  if (typeof replay === 'string') throw new Error(replay)
  return replay
}

const person = {
  id: 'live-7',
  roleId: ROLES.student,
  roleTypes: [ROLES.student],
  auth: true,
  name: '王一',
  tel: '139****0001',
  province: '浙江',
  year: 2026,
}

const { backend, server } = createMockedNode()
beforeAll(() => server.listen())
afterAll(() => server.close())

async function ask(path: string, init: RequestInit = {}) {
  const response = await fetch(`http://localhost${path}`, init)
  return { status: response.status, text: await response.text() }
}

const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) })

it('answers as it was recorded, a repeated call with its n-th answer and then with the last', async () => {
  backend.replay = replayOf(
    entry(LIST, { status: 502, text: '<html>', mimeType: 'text/html' }),
    entry(LIST, { text: btoa(answer([])), encoding: 'base64' }),
    entry(LIST, { status: 304 }),
  )
  expect(await ask(LIST)).toEqual({ status: 502, text: '<html>' })
  for (const _ of [1, 2, 3]) expect(await ask(LIST)).toEqual({ status: 200, text: answer([]) })
})

it('knows a call by its body and search, in whatever order their members stand', async () => {
  backend.replay = replayOf(
    entry(SEGMENT, { method: 'POST', sent: '{"province":"安徽","year":2025}', text: answer('recorded') }),
    entry('/api/school/10001/reports?year=2025&page=1', { text: answer('page 1') }),
  )
  expect((await ask(SEGMENT, post({ year: 2025, province: '安徽' }))).text).toBe(answer('recorded'))
  expect((await ask(SEGMENT, post({ year: 2024, province: '安徽' }))).text).not.toContain('recorded')
  expect((await ask('/api/school/10001/reports?page=1&year=2025')).text).toBe(answer('page 1'))
  expect((await ask('/api/school/10002/reports?page=1&year=2025')).text).not.toContain('page 1')
})

it('leaves what was not recorded, and what a scenario fails, to the mock, and says so', async () => {
  backend.replay = replayOf(entry(LIST, { text: answer([]) }))
  const seen: [string, boolean | undefined][] = []
  backend.observer = ({ endpoint, plan }) => {
    seen.push([endpoint.path, plan.isReplayed])
    return () => undefined
  }
  await ask(LIST)
  expect((await ask('/api/school/calendar')).status).toBe(200)
  backend.scenario = { ...backend.scenario, failures: { '*': { failure: 503 } } }
  expect((await ask(LIST)).status).toBe(503)
  backend.scenario = { ...backend.scenario, failures: {} }
  backend.observer = undefined
  expect(seen).toEqual([
    [LIST, true],
    ['/api/school/calendar', false],
    [LIST, false],
  ])
})

it('breaks the connection where no answer came, and changes an answer as the scenario says', async () => {
  backend.replay = replayOf(
    entry(LIST, { status: 0, text: '' }),
    entry(LIST, { text: answer([{ provinceName: '甲' }]) }),
  )
  await expect(ask(LIST)).rejects.toThrow()
  const patches = { [`GET ${LIST}`]: [{ op: 'replace' as const, path: '/data/0/provinceName', value: '乙' }] }
  backend.scenario = { ...backend.scenario, patches }
  expect((await ask(LIST)).text).toContain('乙')
  backend.scenario = { ...backend.scenario, patches: {} }
})

it('tells when and where it begins, and who was signed in', () => {
  const replay = replayOf(
    entry('/assets/weici.js', { text: 'x' }),
    entry(PERSON + person.id, { text: answer(person) }),
  )
  expect(replay).toMatchObject({
    size: 1,
    since: '2026-06-24T14:30:00.000Z',
    page: '/weici?score=600',
    isSignedIn: true,
    person: { id: 'live-7', tel: '13900000001' },
    shim: 's-2',
  })
  expect(replayOf(entry(LIST, { text: answer([]) }))).toMatchObject({ isSignedIn: false, person: undefined })
})

it('lets a recorded person ask the mock for what was not recorded', async () => {
  backend.replay = replayOf(entry(PERSON + person.id, { text: answer(person) }))
  const signedIn = { headers: { Authorization: 'live-token' } }
  expect(JSON.parse((await ask('/api/account/sessions', signedIn)).text)).toMatchObject({ code: 200 })
  backend.replay = undefined
  expect(JSON.parse((await ask('/api/account/sessions', signedIn)).text).code).not.toBe(200)
})

it('keeps nothing in its archive but the calls, and says why there is nothing to replay', () => {
  const replay = replayOf(
    entry('/assets/weici.js', { text: 'x'.repeat(10_000) }),
    entry(LIST, { text: answer([]) }),
  )
  expect(replay.archive().length).toBeLessThan(1000)
  expect(createReplay(replay.archive(), endpointOf)).toMatchObject({ size: 1, page: '/weici?score=600' })
  expect(createReplay('{', endpointOf)).toMatch(/^不是 JSON/)
  expect(createReplay(har(entry(LIST, { status: 304 })), endpointOf)).toMatch(/没有可以回放的/)
  expect(() => createMockedNode({}, undefined, '{}')).toThrow('不是 HAR')
})
