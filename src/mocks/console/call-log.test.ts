import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createMockedNode } from '../node'
import { EMPTY_SCENARIO } from '../scenario/scenario'
import { readScenario } from '../scenario/words'
import { type CallLog, createCallLog, type LoggedCall, timesAsked } from './call-log'
import { callTestOf, curlOf } from './call-text'
import { failureFor, patchesFor, waitFor, withFailure, withPatches, withWait } from './change-call'
import { problemsOfCall } from './problems-of-call'

const API = 'http://localhost'
const { backend, server } = createMockedNode()
const log: CallLog = createCallLog(() => '/weici')
backend.observer = log.observer

beforeAll(() => server.listen())
afterAll(() => server.close())

/** Makes one call in a scenario, and gives what the log has of it at its end. */
async function logged(path: string, words = '', init?: RequestInit): Promise<LoggedCall> {
  backend.scenario = words === '' ? EMPTY_SCENARIO : readScenario(new URLSearchParams(words))
  await fetch(API + path, init).then(
    (response) => response.text(),
    () => undefined,
  )
  return vi.waitFor(() => {
    const call = log.calls().at(-1)
    if (!call?.end || (init?.body && call.sent === '')) throw new Error('still on its way')
    return call
  })
}

const json = (body: unknown): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})
const LIST = '/api/province/list'
const SEGMENT = '/api/batch-lines/batch-line-segment'

it('holds what was asked, by whom, and how it was answered', async () => {
  const call = await logged(LIST)
  expect(call).toMatchObject({
    name: `GET ${LIST}`,
    address: LIST,
    page: '/weici',
    caller: undefined,
    sent: '',
  })
  expect(call.end?.status).toBe(200)
  expect(JSON.parse(call.end?.text ?? '')).toMatchObject({ code: 200 })
  expect(problemsOfCall(call)).toEqual([])
})

it.each(['shape', 'incomplete', 'null', 'malformed', 'bare', 'html'])(
  'says what is against the contract in an answer that is made wrong by %s',
  async (failure) => {
    expect(problemsOfCall(await logged(LIST, `qa.fail=*:${failure}`))).not.toEqual([])
  },
)

it('says that an answer broke off', async () => {
  const call = await logged(LIST)
  const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError('reset')) })
  const request = new Request(API + LIST)
  log.observer({ ...call, request, caller: undefined })(new Response(body))
  await vi.waitFor(() => expect(log.calls().at(-1)?.end).toBeDefined())
  expect(log.calls().at(-1)?.end?.text).toBeUndefined()
  expect(log.calls().slice(-1).flatMap(problemsOfCall)).toEqual(['回答没有传完'])
})

it.each(['rejected', 'expired', '500', 'empty', 'one', 'offline'])(
  'has nothing to say against the form of an answer under %s',
  async (failure) => {
    expect(problemsOfCall(await logged(LIST, `qa.fail=*:${failure}`))).toEqual([])
  },
)

it('has nothing to say against a file, which the contract gives no form', async () => {
  const call = await logged(LIST)
  const file = { ...call.endpoint, file: 'application/pdf' }
  expect(problemsOfCall({ ...call, endpoint: file, end: { ms: 1, status: 200, text: undefined } })).toEqual(
    [],
  )
  expect(problemsOfCall({ ...call, end: { ms: 1, status: 200, text: undefined } })).toEqual(['回答没有传完'])
})

it('counts the calls and the files of the product that a failure has hit', async () => {
  const hits = () => Object.values(backend.scenario.failures).map(backend.hits)
  await logged(LIST, `qa.fail=${'POST'} ${SEGMENT}:500`)
  expect(hits()).toEqual([0])
  await logged(LIST, `qa.fail=GET ${LIST}:500*1`)
  expect(hits()).toEqual([1])
  await fetch(API + LIST)
  expect(hits()).toEqual([1])
  backend.scenario = readScenario(new URLSearchParams('qa.fail=GET /assets/score-line:offline'))
  await expect(fetch(`${API}/assets/score-line-x7.js`)).rejects.toThrow()
  expect(hits()).toEqual([1])
})

it('names the place of a wrong member in Chinese', async () => {
  const call = await logged(LIST, `qa.patch=GET ${LIST}:/data/0/provinceName=7`)
  expect(problemsOfCall(call)).toEqual([expect.stringMatching(/^\/data\/0\/provinceName .*[\u4e00-\u9fff]/)])
})

it('counts what is asked again, unless it failed or a write came in between', async () => {
  log.clear()
  await logged(LIST, `qa.fail=GET ${LIST}:500`)
  for (let times = 0; times < 3; times++) await logged(LIST)
  expect([...timesAsked(log.calls()).values()]).toEqual([1, 1, 2, 3])
  const [first, , , last] = log.calls()
  if (!first || !last) throw new Error('four calls were made')
  const write = { ...first, id: 99, endpoint: { ...first.endpoint, effect: 'write', changes: [first.name] } }
  const again = { ...last, id: 100 }
  expect(timesAsked([...log.calls(), write as LoggedCall, again]).get(100)).toBe(1)
  expect(timesAsked([...log.calls(), again]).get(100)).toBe(4)
  expect(timesAsked([...log.calls(), { ...again, page: '/pici' }]).get(100)).toBe(1)
})

it('writes a call for a shell and for a browser test', async () => {
  const call = await logged(SEGMENT, '', json({ it: "o'clock" }))
  expect(curlOf(call)).toBe(
    `curl -X POST "\${API:-http://localhost:8787}"'${SEGMENT}' \\\n` +
      `  -H 'Content-Type: application/json' \\\n  --data '{"it":"o'\\''clock"}'`,
  )
  expect(curlOf({ ...call, caller: '林小满' })).toContain('-H "Authorization: $TOKEN"')
  const where = new URL('http://localhost:4173/weici?score=600')
  const scenario = readScenario(new URLSearchParams('qa.province=海南'))
  expect(callTestOf(where, scenario, call)).toBe(`import { expect, test, visit } from './support'

test('POST ${SEGMENT}', async ({ page }) => {
  const answered = page.waitForResponse(
    (response) =>
      new URL(response.request().url()).pathname === '${SEGMENT}' &&
      response.request().method() === 'POST',
  )
  await visit(page, '/weici?score=600', { province: '海南' })
  expect((await answered).status()).toBe(${call.end?.status})
})
`)
  const lost = await logged(LIST, 'qa.fail=*:offline')
  expect(callTestOf(where, scenario, lost)).toContain("page.waitForEvent('requestfailed'")
})

it('plans for a call and takes it back, under the name that the scenario has for it', async () => {
  const call = await logged('/api/school/10001/reports')
  const contract = 'GET /api/school/{id}/reports'
  const failing = withFailure(EMPTY_SCENARIO, call, 'empty', true)
  expect(failing.failures).toEqual({ [contract]: { failure: 'empty', times: 1 } })
  expect(failureFor(failing, call)).toEqual({ failure: 'empty', times: 1 })
  expect(withFailure(failing, call, undefined, false)).toEqual(EMPTY_SCENARIO)
  const bySchool = readScenario(new URLSearchParams('qa.fail=GET /api/school/10001/reports:500'))
  expect(withFailure(bySchool, call, 'one', false).failures).toEqual({
    'GET /api/school/10001/reports': { failure: 'one' },
  })
  const slow = withWait(EMPTY_SCENARIO, call, 3000)
  expect([waitFor(slow, call), withWait(slow, call, undefined)]).toEqual([3000, EMPTY_SCENARIO])
  const changes = [{ op: 'replace', path: '/code', value: 409 }] as const
  const changed = withPatches(EMPTY_SCENARIO, call, changes)
  expect(changed.patches).toEqual({ 'GET /api/school/10001/reports': changes })
  expect(patchesFor(withPatches(changed, call, changes), call)).toHaveLength(2)
  expect(withPatches(changed, call, undefined)).toEqual(EMPTY_SCENARIO)
})
