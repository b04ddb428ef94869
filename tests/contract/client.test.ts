import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod/mini'
import { get, post } from '~/contracts/endpoint'
import { REQUEST_TIMEOUT_MS, request, setClientHost } from '~/shared/api/client'
import { errorMessage } from '~/shared/api/error-message'
import {
  BusinessError,
  CancelledError,
  ExpiredCredentialError,
  HttpError,
  ShapeError,
} from '~/shared/api/errors'
import { helpAgainst, isForbidden } from '~/shared/api/is-missing'
import { now, setClock } from '~/shared/lib/time/clock'

const ORIGIN = 'http://api.test'

const thing = get('/api/thing/{id}', {
  summary: '一件东西',
  query: z.object({ tags: z.optional(z.array(z.string())), page: z.optional(z.number()) }),
  payload: z.object({ name: z.string(), count: z.optional(z.number()) }),
  source: 'test',
})
const search = post('/api/preferences/recommend', {
  summary: '推荐',
  body: z.object({ q: z.string() }),
  payload: z.string(),
  latestOnly: true,
  source: 'test',
})
const excel = get('/api/excel', { summary: '文件', file: 'application/vnd.test', source: 'test' })

const server = setupServer()
const expired = vi.fn()

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => setClientHost({ origin: ORIGIN, token: () => 'token-1', expired }))
afterEach(() => {
  server.resetHandlers()
  expired.mockReset()
})

const answer = (body: object, status = 200) =>
  server.use(http.get('*/api/thing/:id', () => HttpResponse.json(body, { status })))
const ask = () => request(thing, { params: { id: 'a' } })

describe('a public call that only reads', () => {
  const rows = post('/api/rows', {
    summary: '行',
    body: z.object({ q: z.string() }),
    payload: z.string(),
    source: 'test',
  })
  const serve = (status: number) => {
    const seen: string[] = []
    server.use(
      http.get('*/api/rows', ({ request: sent }) => {
        seen.push(decodeURIComponent(new URL(sent.url).search))
        return HttpResponse.json({ code: status, data: 'got' }, { status })
      }),
      http.post('*/api/rows', () => {
        seen.push('POST')
        return HttpResponse.json({ code: 200, data: 'posted' })
      }),
    )
    return seen
  }

  it('is asked as a GET where the site says that its API knows that', async () => {
    setClientHost({ origin: ORIGIN, token: () => undefined, expired, readsByGet: true })
    const seen = serve(200)
    expect(await request(rows, { body: { q: 'a' } })).toBe('got')
    expect(seen).toEqual(['?body={"q":"a"}'])
  })

  it('does not set the clock back when a CDN has had the answer for a while', async () => {
    const serveAt = (date: Date) => {
      const headers = { Date: date.toUTCString() }
      const body = { code: 200, data: 'got' }
      server.use(
        http.get('*/api/rows', () => HttpResponse.json(body, { headers })),
        http.post('*/api/rows', () => HttpResponse.json(body, { headers })),
      )
    }
    // Another file of this worker may have left a clock of its own.
    setClock()
    onTestFinished(() => setClock())
    const before = new Date(Date.now() - 300_000)
    serveAt(before)
    setClientHost({ origin: ORIGIN, token: () => undefined, expired, readsByGet: true })
    await request(rows, { body: { q: 'a' } })
    expect(now().getTime() - Date.now()).toBeGreaterThan(-1000)
    // Asked as a POST it is the server itself that says so.
    setClientHost({ origin: ORIGIN, token: () => undefined, expired })
    await request(rows, { body: { q: 'a' } })
    expect(now().getTime() - Date.now()).toBeLessThan(-240_000)
  })

  it('is posted where the API does not know it after all, for more than an address holds, and else', async () => {
    setClientHost({ origin: ORIGIN, token: () => undefined, expired, readsByGet: true })
    const seen = serve(404)
    expect(await request(rows, { body: { q: 'a' } })).toBe('posted')
    expect(await request(rows, { body: { q: '长'.repeat(1000) } })).toBe('posted')
    setClientHost({ origin: ORIGIN, token: () => undefined, expired })
    await request(rows, { body: { q: 'a' } })
    expect(seen).toEqual(['?body={"q":"a"}', 'POST', 'POST', 'POST'])
  })
})

describe('a call', () => {
  it('S1-7.3 sends parameters, query and the token as they are', async () => {
    let seen: Request | undefined
    server.use(
      http.get('*/api/thing/:id', ({ request: sent }) => {
        seen = sent
        return HttpResponse.json({ code: 200, data: { name: 'x' } })
      }),
    )
    await request(thing, { params: { id: '安/徽' }, query: { tags: ['985', '211'], page: 2 } })
    expect(decodeURIComponent(seen?.url ?? '')).toBe(`${ORIGIN}/api/thing/安/徽?tags=985&tags=211&page=2`)
    expect(seen?.url).toContain('%2F')
    expect(seen?.headers.get('Authorization')).toBe('token-1')
  })

  it.each([
    [{ code: 200, message: 'success', data: { name: 'x' } }],
    [{ code: 200, message: { name: 'x' } }],
    [{ code: 200, message: { name: 'x' }, data: null }],
    [{ code: 200, data: { name: 'x', somethingNew: [1] }, trace: 'abc' }],
  ])('S1-7.5 reads the payload of %j', async (body) => {
    answer(body)
    expect(await ask()).toMatchObject({ name: 'x' })
  })

  it('gives a file as it is', async () => {
    server.use(
      http.get(
        '*/api/excel',
        () => new HttpResponse('PK', { headers: { 'Content-Type': 'application/vnd.test' } }),
      ),
    )
    expect(await (await request(excel, {})).text()).toBe('PK')
  })

  it('says what came in the place of a file', async () => {
    const answerOf = async (body: object, status: number) => {
      server.use(http.get('*/api/excel', () => HttpResponse.json(body, { status })))
      return request(excel, {}).catch((caught: unknown) => caught)
    }
    expect(await answerOf({ code: 4001, message: '没有这份表' }, 200)).toMatchObject({ code: 4001 })
    expect(await answerOf({ code: 200, data: 'x' }, 200)).toMatchObject({ field: 'Content-Type' })
    expect(await answerOf({ code: 404, message: '没有' }, 404)).toMatchObject({ status: 404 })
    server.use(http.get('*/api/excel', () => new HttpResponse('<html>', { status: 502 })))
    expect(await request(excel, {}).catch((caught: unknown) => caught)).toMatchObject({ status: 502 })
  })
})

describe('an answer that files of public data have', () => {
  const figure = { summary: '数', payload: z.string(), source: 'test' } as const
  const published = (data: unknown) => async () =>
    Response.json(
      { code: 200, data },
      { headers: { Published: '1', Date: new Date(Date.now() + 600_000).toUTCString() } },
    )
  const keep = vi.fn()
  const hostWith = (data: unknown) =>
    setClientHost({
      origin: ORIGIN,
      token: () => undefined,
      expired,
      published: published(data),
      copies: { keep, find: async () => undefined, shown: () => undefined },
    })
  const serveFigure = (path: string) =>
    server.use(http.all(`*${path}`, () => HttpResponse.json({ code: 200, data: 'of the API' })))
  beforeEach(() => keep.mockReset())

  it('is taken from them, sets no clock, and is not kept a second time', async () => {
    setClock()
    hostWith('of a file')
    expect(await request(get('/api/figure/1', figure), {})).toBe('of a file')
    expect(Math.abs(now().getTime() - Date.now())).toBeLessThan(1000)
    expect(keep).not.toHaveBeenCalled()
  })

  it('is asked of the API where the file is damaged, and kept then', async () => {
    hostWith(7)
    serveFigure('/api/figure/2')
    expect(await request(get('/api/figure/2', figure), {})).toBe('of the API')
    expect(keep).toHaveBeenCalledOnce()
    // A damaged answer of the API is asked for no second time.
    let asked = 0
    setClientHost({ origin: ORIGIN, token: () => undefined, expired })
    server.use(
      http.get('*/api/figure/2', () => {
        asked++
        return HttpResponse.json({ code: 200, data: 7 })
      }),
    )
    const error = await request(get('/api/figure/2', figure), {}).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ field: 'data' })
    expect(asked).toBe(1)
  })

  it('is asked of the API from the first change on that this visitor has made', async () => {
    hostWith('of a file')
    serveFigure('/api/figure/3')
    const change = post('/api/figure', { ...figure, effect: 'write', changes: ['GET /api/figure/3'] })
    serveFigure('/api/figure')
    expect(await request(get('/api/figure/3', figure), {})).toBe('of a file')
    expect(await request(change, {})).toBe('of the API')
    expect(await request(get('/api/figure/3', figure), {})).toBe('of the API')
  })

  it('is one that was asked for before the application had loaded, where there is one', async () => {
    const prefetched = vi.fn(async () => Response.json({ code: 200, data: 'prefetched' }))
    setClientHost({
      origin: ORIGIN,
      token: () => undefined,
      expired,
      prefetched,
      published: published('of a file'),
    })
    expect(await request(get('/api/figure/4', figure), {})).toBe('prefetched')
  })
})

describe('a failed call', () => {
  it('S1-7.4 is a business error with the server text when the code is not 200', async () => {
    answer({ code: 4001, message: '余额不足', data: null })
    const error = await ask().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(BusinessError)
    expect(error).toMatchObject({ code: 4001 })
    expect(errorMessage(error)).toBe('余额不足')
  })

  it('S1-8.2 is an HTTP error with the server text, or says in Chinese that there is none', async () => {
    answer({ code: 503, message: '系统维护中' }, 503)
    expect(errorMessage(await ask().catch((caught: unknown) => caught))).toBe('系统维护中')
    server.use(http.get('*/api/thing/:id', () => new HttpResponse('<html>', { status: 502 })))
    const error = await ask().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(HttpError)
    expect(errorMessage(error)).toBe('服务器没有说明原因，请稍后重试')
  })

  it('says that there are too many people, and how long the server asks to wait', async () => {
    const crowded = (headers: Record<string, string>, status = 429) =>
      server.use(http.get('*/api/thing/:id', () => new HttpResponse('<html>', { status, headers })))
    crowded({ 'Retry-After': '7' })
    const error = await ask().catch((caught: unknown) => caught)
    expect(error).toMatchObject({ status: 429, retryAfter: 7000 })
    expect(errorMessage(error)).toBe('人太多，请稍后再试')
    crowded({ 'Retry-After': new Date(Date.now() + 600_000).toUTCString() }, 503)
    const later = await ask().catch((caught: unknown) => caught)
    expect(later).toMatchObject({ status: 503 })
    expect(errorMessage(later)).toBe('人太多，请 10 分钟后再试')
    const asked = async (wait: string) => {
      crowded({ 'Retry-After': wait })
      return ask().catch((caught: unknown) => caught)
    }
    expect(await asked('12')).toMatchObject({ retryAfter: 12_000 })
    expect(await asked('soon')).toMatchObject({ retryAfter: undefined })
    expect(await asked('Oct 21 2015')).toMatchObject({ retryAfter: 0 })
    crowded({}, 503)
    expect(await ask().catch((caught: unknown) => caught)).toMatchObject({ retryAfter: undefined })
  })

  it.each([{ code: 401, message: 'Unauthorized' }, {}])(
    'ends the session on status 401 with %j',
    async (body) => {
      answer(body, 401)
      expect(await ask().catch((caught: unknown) => caught)).toBeInstanceOf(ExpiredCredentialError)
      expect(expired).toHaveBeenCalledExactlyOnceWith('token-1')
    },
  )

  it('asks a guest to sign in on status 401, and nobody on status 403', async () => {
    answer({ code: 403, message: '凭证已过期，请重新登陆' }, 403)
    expect(await ask().catch((caught: unknown) => caught)).toBeInstanceOf(HttpError)
    setClientHost({ origin: ORIGIN, token: () => undefined, expired })
    answer({}, 401)
    expect(errorMessage(await ask().catch((caught: unknown) => caught))).toBe('请先登录！')
    expect(expired).not.toHaveBeenCalled()
  })

  it('that a gateway refuses is no matter of rights where everybody may ask', async () => {
    const page = new HttpResponse('<html>', { status: 403 })
    server.use(http.get('*/api/thing/:id', () => page.clone()))
    const error = await ask().catch((caught: unknown) => caught)
    expect([isForbidden(error), helpAgainst(error)]).toEqual([false, 'retry'])
    expect(errorMessage(error)).toBe('请求没有到达服务器，请稍后重试')
    answer({ code: 403, message: '没有权限' }, 403)
    expect(helpAgainst(await ask().catch((caught: unknown) => caught))).toBe('rights')
    server.use(http.get('*/api/thing/:id', () => page.clone()))
    const own = await request({ ...thing, access: 'student' }, { params: { id: '1' } }).catch(
      (caught: unknown) => caught,
    )
    expect(helpAgainst(own)).toBe('rights')
  })

  it('is an HTTP error without a status when nobody answers', async () => {
    server.use(http.get('*/api/thing/:id', () => HttpResponse.error()))
    const error = await ask().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 0 })
  })

  it.each(['凭证已过期，请重新登陆', '认证失败，请重新登陆', 'Token已过期，请重新登录'])(
    'S1-1.4 S1-4.8 S1-8.3 ends the session on %s with status 500, and with no other',
    async (message) => {
      answer({ code: 500, message }, 500)
      const error = await ask().catch((caught: unknown) => caught)
      expect(error).toBeInstanceOf(ExpiredCredentialError)
      expect(errorMessage(error)).toBe('凭证已过期，请重新登录')
      expect(expired).toHaveBeenCalledExactlyOnceWith('token-1')
      for (const status of [200, 400, 403, 502]) {
        answer({ code: 500, message }, status)
        expect(await ask().catch((caught: unknown) => caught)).not.toBeInstanceOf(ExpiredCredentialError)
      }
      expect(expired).toHaveBeenCalledOnce()
    },
  )

  it('is the same when the connection breaks inside the answer', async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"code":200,'))
        controller.error(new Error('reset'))
      },
    })
    server.use(
      http.get(
        '*/api/thing/:id',
        () => new HttpResponse(broken, { headers: { 'Content-Type': 'application/json' } }),
      ),
    )
    const error = await ask().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(HttpError)
    expect(error).toMatchObject({ status: 0 })
  })

  it('keeps the session on the same text with another status', async () => {
    answer({ code: 500, message: '凭证已过期，请重新登陆' }, 400)
    expect(await ask().catch((caught: unknown) => caught)).toBeInstanceOf(HttpError)
    expect(expired).not.toHaveBeenCalled()
  })

  it.each([
    [{ code: 200, data: { title: 'x' } }, 'name'],
    [{ code: 200, data: { name: 'x', count: '3' } }, 'count'],
    [{ data: { name: 'x' } }, 'code'],
  ])('is a shape error that names the field for %j', async (body, field) => {
    answer(body)
    const error = await ask().catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ShapeError)
    expect(error).toMatchObject({ field, call: 'GET /api/thing/{id}' })
    expect(errorMessage(error)).toBe('服务器的回答读不懂，请稍后重试')
  })

  it('S1-8.4 is silent when the caller gave it up', async () => {
    server.use(http.get('*/api/thing/:id', () => new Promise<never>(() => undefined)))
    const controller = new AbortController()
    const call = request(thing, { params: { id: 'a' } }, controller.signal).catch((caught: unknown) => caught)
    controller.abort()
    expect(await call).toBeInstanceOf(CancelledError)
    expect(errorMessage(await call)).toBeUndefined()
  })

  it('S1-5.12 is given up for a newer one where only the latest counts', async () => {
    const answers: (() => void)[] = []
    server.use(
      http.post('*/api/preferences/recommend', async ({ request: sent }) => {
        const { q } = z.object({ q: z.string() }).parse(await sent.json())
        await new Promise<void>((resolve) => answers.push(resolve))
        return HttpResponse.json({ code: 200, data: q })
      }),
    )
    const first = request(search, { body: { q: '一' } }).catch((caught: unknown) => caught)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    const second = request(search, { body: { q: '二' } })
    expect(await first).toBeInstanceOf(CancelledError)
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    for (const release of answers) release()
    expect(await second).toBe('二')
  })

  it('S1-9.1 takes at most 120 seconds', async () => {
    const abort = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal)
    server.use(http.get('*/api/thing/:id', () => new Promise<never>(() => undefined)))
    const call = ask().catch((caught: unknown) => caught)
    abort.abort()
    expect(errorMessage(await call)).toBe('请求超时，请稍后再试')
    expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS)
    expect(REQUEST_TIMEOUT_MS).toBe(120_000)
    timeout.mockRestore()
  })
})
