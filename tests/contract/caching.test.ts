import { getResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { auth, LOGIN_FROM } from '~/contracts/auth'
import { isPublicReading, sharedSeconds } from '~/contracts/caching'
import { professions } from '~/contracts/professions'
import { province } from '~/contracts/province'
import { schoolNews } from '~/contracts/school-news'
import { student } from '~/contracts/student'
import { createHandlers } from '~/mocks/server/routes'
import { asGet } from '~/shared/api/outgoing'
import { requestOf } from '../../tools/contract/check/exchange/exchange'
import { runCheck } from '../../tools/contract/check/run'
import { INPUT_TABLE } from '../../tools/contract/inputs'
import { loadContract } from '../../tools/contract/load'
import { DEMO_TELS, mockedPart, mockTransport } from '../../tools/contract/mock-transport'
import { smallBackend } from './small-backend'

const contract = mockedPart(loadContract())
const records = await runCheck({
  contract,
  table: INPUT_TABLE,
  transport: mockTransport(smallBackend()),
  tels: [],
  meaning: false,
})
const kept = records.filter(
  ({ operation, exchanges }) => exchanges.length > 0 && sharedSeconds(operation.endpoint) !== undefined,
)
const handlers = createHandlers(smallBackend())

async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  const response = await getResponse(handlers, new Request(`http://api.invalid${address}`, init))
  if (!response) throw new Error(`nothing answers ${address}`)
  return response
}

async function tokenOf(tel: string): Promise<string> {
  const { message, data } = await (await ask(`/api/sms/code/${tel}`)).json()
  const body = JSON.stringify({ tel, code: message ?? data, loginFrom: LOGIN_FROM, uid: 'test' })
  return (await (await ask(auth.login.path, { method: 'POST', body })).json()).data.Authorization
}
const tokens = await Promise.all(DEMO_TELS.map(tokenOf))

it("names how long others may be given an answer, and none that is somebody's own", () => {
  expect(sharedSeconds(province.list)).toBe(600)
  expect(sharedSeconds(schoolNews.list)).toBe(60)
  expect(sharedSeconds(professions.jobsOfType)).toBeUndefined()
  expect(sharedSeconds(student.byId)).toBeUndefined()
  expect(sharedSeconds(auth.smsCode)).toBeUndefined()
})

describe('an answer that others may be given', () => {
  it('is found among most public calls', () => expect(kept.length).toBeGreaterThan(40))

  it.each(kept.map((record) => [record.operation.name, record] as const))(
    '%s is the same whoever asks',
    async (_, { operation, exchanges }) => {
      for (const { input } of exchanges) {
        const { method, path } = requestOf(operation, input, undefined)
        const answers = await Promise.all(
          [undefined, ...tokens].map(async (token) => {
            const response = await ask(path, { method, headers: token ? { Authorization: token } : {} })
            return [response.headers.get('Cache-Control')?.split(',')[0], await response.text()].join(' ')
          }),
        )
        expect(new Set(answers).size).toBe(1)
      }
    },
  )
})

it("is not kept where the answer is somebody's own, or a refusal", async () => {
  const own = await ask('/api/professions/job-positions/by-type/none', {
    headers: { Authorization: tokens[0] ?? '' },
  })
  expect(own.headers.get('Cache-Control')).toBe('no-store')
  expect((await ask('/api/school/query/base/none')).headers.get('Cache-Control')).toBe('no-store')
})

describe('a public POST that only reads', () => {
  const read = records.filter(
    ({ operation: { endpoint }, exchanges }) =>
      endpoint.method === 'POST' && endpoint.body && isPublicReading(endpoint) && exchanges.length > 0,
  )
  const getOf = (path: string, body: unknown) =>
    asGet({ url: path, init: { method: 'POST', headers: {}, body: JSON.stringify(body) } })?.url ?? ''

  it.each(read.map((record) => [record.operation.name, record] as const))(
    '%s is answered as a GET too, and that answer may be kept',
    async (_, { operation, exchanges }) => {
      for (const { input } of exchanges) {
        const { method, path, body } = requestOf(operation, input, undefined)
        const text = JSON.stringify(body)
        const said = await (await ask(path, { method, ...(text !== undefined && { body: text }) })).json()
        const response = await ask(getOf(path, body))
        expect(await response.json()).toEqual(said)
        const seconds = sharedSeconds({ ...operation.endpoint, method: 'GET' })
        const cache = response.headers.get('Cache-Control')
        expect(cache).toMatch(said.code === 200 ? `s-maxage=${seconds}` : /^no-store$/)
      }
    },
  )

  it('is the only one: what changes something, or is for one person, is not', async () => {
    expect(read.length).toBeGreaterThan(8)
    const login = { tel: DEMO_TELS[0], code: '1', loginFrom: LOGIN_FROM, uid: 'test' }
    expect((await ask(getOf(auth.login.path, login))).status).toBe(404)
  })
})
