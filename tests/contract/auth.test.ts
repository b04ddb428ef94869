import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  auth,
  CODE_LIFE_SECONDS,
  CODE_TRIES,
  CODES_AN_HOUR,
  LOGIN_FROM,
  RESEND_SECONDS,
} from '~/contracts/auth'
import type { EndpointInput } from '~/contracts/endpoint'
import { listSummaries } from '~/contracts/list-summaries'
import { planner } from '~/contracts/planner'
import { ROLES } from '~/contracts/reference'
import { student } from '~/contracts/student'
import { completeSignUp, exchangeCode, newcomerOf, openSession } from '~/features/auth/sign-in'
import { createMockedNode, type MockedNode, TEST_NOW } from '~/mocks/node'
import { request, setClientHost } from '~/shared/api/client'
import { BusinessError, ExpiredCredentialError } from '~/shared/api/errors'
import {
  clearSession,
  currentSession,
  currentToken,
  deviceId,
  releaseToken,
  startSession,
  storedHere,
  updateUser,
} from '~/shared/session/session'
import { fetchPresentRecord } from '~/shared/session/user-record'

const STUDENT = '13800008000'
const NO_PROVINCE = '13800008002'
const PLANNER = '13800008010'
const NEW = '19912345678'

/** A browser's storage, which Node has not. */
function fakeStorage(): Storage {
  const items = new Map<string, string>()
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      items.set(key, value)
      Object.defineProperty(storage, key, { value, enumerable: true, configurable: true, writable: true })
    },
    removeItem: (key: string) => {
      items.delete(key)
      Reflect.deleteProperty(storage, key)
    },
    clear: () => {
      for (const key of items.keys()) Reflect.deleteProperty(storage, key)
      items.clear()
    },
  }
  for (const method of ['getItem', 'setItem', 'removeItem', 'clear'])
    Object.defineProperty(storage, method, { enumerable: false })
  // Only what the session uses.
  return storage as unknown as Storage
}

let node: MockedNode
let time: Date
const expired = vi.fn()

beforeAll(() => vi.stubGlobal('localStorage', fakeStorage()))
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
  time = TEST_NOW
  node = createMockedNode({}, () => time)
  node.server.listen({ onUnhandledRequest: 'error' })
  setClientHost({ origin: 'http://api.test', token: currentToken, expired })
  clearSession()
})
afterEach(() => {
  node.server.close()
  expired.mockReset()
})

const failed = (call: Promise<unknown>) => call.catch((error: unknown) => error)
const codeFor = (tel: string) => request(auth.smsCode, { params: { tel } })
async function login(tel: string) {
  return openSession(await exchangeCode(tel, await codeFor(tel)), tel)
}

describe('a code', () => {
  const wait = (seconds: number) => {
    time = new Date(time.getTime() + seconds * 1000)
  }
  const anotherCode = () => {
    wait(RESEND_SECONDS)
    return codeFor(STUDENT)
  }

  it('has six digits, and another one each time', async () => {
    const first = await codeFor(STUDENT)
    expect(first).toMatch(/^\d{6}$/)
    expect(await anotherCode()).not.toBe(first)
  })

  it('is not sent again within a minute unless it has been used, and says how long that is', async () => {
    const first = await codeFor(STUDENT)
    wait(18)
    expect(await failed(codeFor(STUDENT))).toMatchObject({
      status: 429,
      retryAfter: 42_000,
      message: '验证码发送太频繁，请 42 秒后再试',
    })
    expect(await codeFor(NEW)).toMatch(/^\d{6}$/)
    await exchangeCode(STUDENT, first)
    expect(await codeFor(STUDENT)).toMatch(/^\d{6}$/)
  })

  it('is sent so many times an hour', async () => {
    for (let sent = 0; sent < CODES_AN_HOUR; sent++) await anotherCode()
    expect(await failed(anotherCode())).toMatchObject({
      status: 429,
      retryAfter: (3600 - CODES_AN_HOUR * 60) * 1000,
    })
    wait(3600)
    expect(await codeFor(STUDENT)).toMatch(/^\d{6}$/)
  })

  it('is good for five minutes, and for five tries', async () => {
    const old = await codeFor(STUDENT)
    wait(CODE_LIFE_SECONDS)
    expect(await failed(exchangeCode(STUDENT, old))).toMatchObject({ message: '验证码错误或已过期' })
    const code = await codeFor(STUDENT)
    for (let wrong = 1; wrong < CODE_TRIES; wrong++)
      expect(await failed(exchangeCode(STUDENT, '000000'))).toMatchObject({ message: '验证码错误或已过期' })
    expect(await failed(exchangeCode(STUDENT, '000000'))).toMatchObject({
      message: '验证码已输错 5 次，请重新获取',
    })
    expect(await failed(exchangeCode(STUDENT, code))).toBeInstanceOf(BusinessError)
    expect(await failed(codeFor(STUDENT))).toMatchObject({ status: 429 })
    const next = await anotherCode()
    for (let wrong = 1; wrong < CODE_TRIES; wrong++) await failed(exchangeCode(STUDENT, '000000'))
    expect(await exchangeCode(STUDENT, next)).toMatchObject({ id: 's-1' })
  })

  it('is good once, for its number, and only the last one', async () => {
    const first = await codeFor(STUDENT)
    const second = await anotherCode()
    expect(await failed(exchangeCode(STUDENT, first))).toBeInstanceOf(BusinessError)
    expect(await failed(exchangeCode(NEW, second))).toBeInstanceOf(BusinessError)
    await exchangeCode(STUDENT, second)
    expect(await failed(exchangeCode(STUDENT, second))).toMatchObject({ message: '验证码错误或已过期' })
  })

  it('is refused for what is no number', async () => {
    const params = { tel: '12345' }
    expect(await failed(request(auth.smsCode, { params }))).toMatchObject({ message: '参数有误：tel' })
  })
})

describe('a login', () => {
  it('S1-7.8 of a student begins a session with the record', async () => {
    expect(await login(STUDENT)).toEqual({ done: true })
    expect(currentSession()?.user).toMatchObject({ id: 's-1', roleId: 1, name: '林小满', province: '安徽' })
    expect(currentSession()?.token).toBe(currentToken())
  })

  it('S1-7.8 of staff asks the planner call', async () => {
    expect(await login(PLANNER)).toEqual({ done: true })
    expect(currentSession()?.user).toMatchObject({ id: 'p-1', roleId: 2, name: '沈明远' })
  })

  it('S1-3.4 S1-4.2 S1-4.4 of a new number holds the token until the record is complete', async () => {
    const result = await login(NEW)
    if (result.done) throw new Error('a new number has no record')
    expect(result.newcomer).toMatchObject({ tel: NEW, name: '', signedIn: false })
    expect(currentSession()).toBeUndefined()
    expect(currentToken()).toEqual(expect.any(String))
    expect(Object.keys(storedHere())).toEqual(['zetu.device'])
    expect(currentSession()).toBeUndefined()

    const token = currentToken()
    const asked: string[] = []
    const sentWith: Promise<string>[] = []
    node.server.events.on('request:start', ({ request: sent }) => {
      asked.push(`${sent.method} ${new URL(sent.url).pathname}`)
      sentWith.push(sent.clone().text())
    })
    const isStored = await completeSignUp(result.newcomer, { name: '王小二', province: '江苏', year: 2027 })
    expect(isStored).toBe(true)
    // The record is read anew, not put together here.
    expect(asked).toEqual([
      'POST /api/student/update',
      `GET /api/student/query-by-student-id/${result.newcomer.id}`,
    ])
    const [completed = ''] = await Promise.all(sentWith)
    const { id } = result.newcomer
    expect(JSON.parse(completed)).toEqual({ id, tel: NEW, name: '王小二', province: '江苏', year: 2027 })
    // The session is for the page that is loaded next: this one goes on as a guest's.
    expect(currentSession()).toBeUndefined()
    expect(localStorage.getItem('zetu.token')).toBe(token)
    expect(JSON.parse(storedHere()['zetu.user'] ?? '')).toMatchObject({
      name: '王小二',
      province: '江苏',
      year: 2027,
    })
    expect(await login(NEW)).toEqual({ done: true })
  })

  it('of a new number that gives up leaves nothing', async () => {
    const result = await login(NEW)
    releaseToken()
    expect(result.done).toBe(false)
    expect(currentToken()).toBeUndefined()
    const again = await login(NEW)
    expect(again.done).toBe(false)
  })

  it('S1-4.2 of a student without province begins a session and says what is missing', async () => {
    const result = await login(NO_PROVINCE)
    if (result.done) throw new Error('the province is missing')
    expect(result.newcomer).toMatchObject({ name: '陈知行', province: null, signedIn: true })
    const user = currentSession()?.user
    if (!user) throw new Error('there is no session')
    expect(result.newcomer).toEqual(newcomerOf(user))
  })

  it('S1-3.2 sends where it comes from and which browser it is', async () => {
    const bodies: unknown[] = []
    node.server.events.on('request:start', async ({ request: sent }) => {
      if (sent.method === 'POST') bodies.push(await sent.clone().json())
    })
    const code = await codeFor(STUDENT)
    await exchangeCode(STUDENT, code)
    expect(bodies).toEqual([{ tel: STUDENT, code, loginFrom: LOGIN_FROM, uid: deviceId() }])
    expect(LOGIN_FROM).toBe(4)
    expect(deviceId()).toMatch(/^[0-9a-f]{32}$/)
  })
})

describe('a session', () => {
  it('keeps a newer record of the same person only', async () => {
    await login(STUDENT)
    const session = currentSession()
    if (!session) throw new Error('there is no session')
    updateUser({ ...session.user, auth: true })
    expect(currentSession()).toEqual({ token: session.token, user: { ...session.user, auth: true } })
    updateUser({ ...session.user, id: 's-9', name: '别人' })
    expect(currentSession()?.user.name).toBe('林小满')
    clearSession()
    updateUser(session.user)
    expect(currentSession()).toBeUndefined()
    expect(storedHere()).toEqual({})
  })

  it('learns what has become of the person meanwhile, whichever role that is', async () => {
    await login(STUDENT)
    const before = currentSession()?.user
    if (!before) throw new Error('there is no session')
    const present = () => fetchPresentRecord(before)
    expect(await present()).toEqual(before)
    node.backend.db.account.change('s-1', { auth: true })
    expect(await present()).toEqual({ ...before, auth: true })
    node.backend.db.account.change('s-1', { roleId: ROLES.planner })
    expect(await present()).toMatchObject({ id: 's-1', roleId: ROLES.planner })
  })

  it('is over on the server too after a log-out', async () => {
    await login(STUDENT)
    const session = currentSession()
    if (!session) throw new Error('there is no session')
    await request(auth.logout, { params: { tel: STUDENT } })
    const error = await failed(request(student.byId, { params: { id: 's-1' } }))
    expect(error).toBeInstanceOf(ExpiredCredentialError)
    expect(expired).toHaveBeenCalledExactlyOnceWith(session.token)
  })

  it('is refused with a token that nobody has given', async () => {
    await login(STUDENT)
    const user = currentSession()?.user
    if (!user) throw new Error('there is no session')
    startSession('made-up', user)
    const error = await failed(request(listSummaries.byStudent, { params: { id: 's-1' } }))
    expect(error).toBeInstanceOf(ExpiredCredentialError)
  })
})

describe('a record', () => {
  const update = (body: EndpointInput<typeof student.update>['body']) => request(student.update, { body })
  const BASICS = { name: '林小满', province: '安徽', year: 2026 }

  it('is changed by its owner, who keeps the subjects that were not said', async () => {
    await login(STUDENT)
    expect(await update({ ...BASICS, id: 's-1', tel: STUDENT, year: 2027 })).toMatchObject({
      year: 2027,
      subjects: [4, 5, 6],
    })
    expect(await update({ ...BASICS, id: 's-1', tel: STUDENT, subjects: [5, 6, 7] })).toMatchObject({
      year: 2026,
      subjects: [5, 6, 7],
    })
  })

  it('is not changed by another student, nor under another number', async () => {
    await login(STUDENT)
    expect(await failed(update({ ...BASICS, id: 's-2', tel: '13800008001' }))).toMatchObject({ code: 403 })
    expect(await failed(update({ ...BASICS, id: 's-1', tel: NEW }))).toMatchObject({
      message: '手机号与账号不符',
    })
    expect(await failed(request(student.byId, { params: { id: 's-2' } }))).toMatchObject({ code: 403 })
    expect(await failed(request(listSummaries.byStudent, { params: { id: 's-2' } }))).toMatchObject({
      code: 403,
    })
    expect(await failed(request(planner.simpleInfo, { query: { plannerTel: PLANNER } }))).toMatchObject({
      code: 403,
    })
  })

  it('of staff is not a student’s', async () => {
    await login(PLANNER)
    expect(await failed(update({ ...BASICS, id: 'p-1', tel: PLANNER }))).toMatchObject({ code: 404 })
    expect(await failed(request(student.byId, { params: { id: 'p-2' } }))).toMatchObject({ code: 404 })
  })
})
