import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { httpTransport } from './exchange/transport'
import { main } from './main'
import { listen, type RunningServer } from './testing/listen'
import { selfSigned } from './testing/self-signed'

const running: RunningServer[] = []
afterEach(async () => {
  for (const server of running.splice(0)) await server.close()
})

async function serve(answer: RequestListener): Promise<string> {
  const server = await listen(createServer(answer))
  running.push(server)
  return server.origin
}

const json =
  (value: unknown): RequestListener =>
  (_, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(value))
  }

/** Milliseconds: a busy machine answers in time, and who never answers is not waited for. */
const PATIENT = 10_000
const HASTY = 200

/** Runs the command; what it says on both channels, and its exit code. */
async function check(base: string, { timeout = PATIENT }: { readonly timeout?: number } = {}) {
  const said: string[] = []
  const say = (...words: readonly unknown[]) => void said.push(words.map(String).join(' '))
  vi.spyOn(console, 'error').mockImplementation(say)
  vi.spyOn(console, 'log').mockImplementation(say)
  const code = await main(['--base', base, '--timeout', String(timeout)])
  vi.restoreAllMocks()
  return { code, lines: said.join('\n').split('\n') }
}

const page: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>某某大学</title><p>欢迎')
}
const half: RequestListener = (_, response) => {
  response.setHeader('Content-Type', 'application/json').end('{"code":200,"mess')
}
const login: RequestListener = (_, response) => {
  response.writeHead(302, { Location: 'https://sso.example/login' }).end()
}
const silent: RequestListener = () => {}
const dripping: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' })
  const drop = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(drop))
}

/** Each is told in one line that says what is there, without a stack. */
describe('a check of a server that is none of this API', () => {
  it.each<[string, RequestListener, number, RegExp]>([
    ['web pages', page, 4, /不是本契约的 API：GET \/api\/\S+ 回答的是网页：某某大学$/],
    ['half a JSON', half, 4, /不是完整的 JSON：\{"code":200,"mess$/],
    ['a login page elsewhere', login, 4, /转到了 https:\/\/sso\.example\/login（HTTP 302），可能是登录页$/],
    ['another API', json({ items: [], next: null }), 4, /没有信封 \{code, message, data\}：\{"items"/],
    ['a list', json([1, 2]), 4, /没有信封/],
    ['nothing, ever', silent, 3, /没有完整的回答（no answer in time）$/],
    ['an answer without an end', dripping, 3, /没有完整的回答（no answer in time）$/],
  ])('%s', async (_, answer, code, words) => {
    const isEndless = answer === silent || answer === dripping
    const said = await check(await serve(answer), isEndless ? { timeout: HASTY } : {})
    expect(said.lines).toHaveLength(1)
    expect(said.lines[0]).toMatch(words)
    expect(said.code).toBe(code)
  })

  it('a closed port', async () => {
    const server = await listen(createServer(page))
    await server.close()
    const said = await check(server.origin)
    expect(said.lines).toEqual([`${server.origin} 没有应答：ECONNREFUSED（连接被拒绝，这个端口上没有服务）`])
    expect(said.code).toBe(3)
  })

  it('a certificate that nobody trusts, and no TLS at all', async () => {
    const secure = await listen(createSecureServer(await selfSigned(), page))
    running.push(secure)
    const said = await check(secure.origin.replace('http:', 'https:'))
    expect(said.lines).toHaveLength(1)
    expect(said.lines[0]).toMatch(/没有应答：DEPTH_ZERO_SELF_SIGNED_CERT（证书是自签名的/)
    expect(said.code).toBe(3)
    const plain = await check((await serve(page)).replace('http:', 'https:'))
    expect(plain.lines[0]).toMatch(/这个端口不说 TLS/)
    expect(plain.code).toBe(3)
  })

  it('a server that falls silent on the way ends the check early', async () => {
    let calls = 0
    const province = json({ code: 200, message: 'success', data: [] })
    const origin = await serve((request, response) => {
      if (calls++ === 0) province(request, response)
    })
    const said = await check(origin, { timeout: HASTY })
    expect(said.lines).toEqual([expect.stringMatching(/一连 4 次没有在 200 毫秒内答完/)])
    expect(said.code).toBe(3)
  })
})

describe('the transport of a check', () => {
  const request = { method: 'GET', path: '/api/province/list' } as const

  it('asks again what only reads, where a kept connection is closed', async () => {
    let calls = 0
    const answer = json({ code: 200 })
    const origin = await serve((incoming, response) => {
      if (calls++ === 0) incoming.socket.destroy()
      else answer(incoming, response)
    })
    const transport = httpTransport({ base: origin, timeoutMs: 1_000 })
    expect(await transport({ ...request, reads: true })).toMatchObject({ status: 200 })
    calls = 0
    await expect(transport({ ...request, method: 'POST' })).rejects.toThrow('UND_ERR_SOCKET')
    expect(calls).toBe(1)
  })

  it('comes back when a busy gateway says so', async () => {
    let calls = 0
    const answer = json({ code: 200 })
    const origin = await serve((incoming, response) => {
      if (calls++ < 2) response.writeHead(503, { 'Retry-After': '0' }).end('<html>')
      else answer(incoming, response)
    })
    expect(await httpTransport({ base: origin, timeoutMs: 1_000 })(request)).toMatchObject({ status: 200 })
    expect(calls).toBe(3)
  })

  it('ends an answer that is too long to be one', async () => {
    const origin = await serve((_, response) => {
      const pour = () => {
        while (!response.destroyed && response.write('x'.repeat(10_000)));
        response.once('drain', pour)
      }
      pour()
    })
    const transport = httpTransport({ base: origin, timeoutMs: 5_000, mostBytes: 100 * 1024 })
    await expect(transport(request)).rejects.toThrow('more than 100 KB')
  })
})
