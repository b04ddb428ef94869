import { createServer, type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { NGINX, type RunningNginx, startNginx } from './nginx'

const SCRIPT = 'export const answer = 42'
const FILES = {
  'index.html': '<title>frame</title>',
  'welcome/index.html': '<title>welcome</title>',
  'assets/entry-0123.js': SCRIPT,
  'assets/entry-0123.js.gz': gzipSync(SCRIPT),
  'mockless.json': '{}',
}
const RECORDS = JSON.stringify({ code: 200, data: Array.from({ length: 500 }, () => '合肥工业大学') })

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

describe('the configuration for nginx', () => {
  const api = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(request.url?.startsWith('/api/echo') ? JSON.stringify(request.headers) : RECORDS)
  })
  let nginx: RunningNginx

  beforeAll(async () => {
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
    const { port } = api.address() as AddressInfo
    nginx = await startNginx(NGINX ?? 'nginx', FILES, `127.0.0.1:${port}`)
  }, 60_000)
  afterAll(async () => {
    await nginx?.stop()
    api.close()
  })

  function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = {
        port: nginx.https,
        path,
        headers: { host: 'zetu.example', ...headers },
        rejectUnauthorized: false,
      }
      https
        .get({ host: '127.0.0.1', ...options }, async (response) => {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          })
        })
        .on('error', reject)
    })
  }

  it('leads to the secure site, and from the root to the welcome page, with the query', async () => {
    const insecure = await fetch(`http://127.0.0.1:${nginx.http}/weici?score=600`, { redirect: 'manual' })
    expect(insecure.headers.get('location')).toMatch(/^https:\/\/[^/]+\/weici\?score=600$/)
    const root = await get('/?qa.persona=vip')
    expect(root.status).toBe(302)
    expect(root.headers.location).toMatch(/\/welcome\?qa\.persona=vip$/)
    expect((await get('/')).headers.location).toMatch(/\/welcome$/)
  })

  it.each([
    ['/welcome', 'welcome'],
    ['/chadaxueluqu/10001?province=%E5%AE%89%E5%BE%BD', 'frame'],
    ['/nowhere/v1.2', 'frame'],
  ])('gives a page for %s', async (path, title) => {
    const { status, headers, body } = await get(path)
    expect(status).toBe(200)
    expect(String(body)).toContain(title)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it.each(['/nope.js', '/assets/nope-1.js', '/nope.json', '/favicon-of-old.ico'])(
    'misses %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('sends built files compressed, to be kept for a year', async () => {
    const { headers, body } = await get('/assets/entry-0123.js', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(headers['cache-control']).toContain('immutable')
    expect(String(gunzipSync(body))).toBe(SCRIPT)
    expect(String((await get('/assets/entry-0123.js')).body)).toBe(SCRIPT)
  })

  it('passes calls on, and their answers compressed', async () => {
    const { status, headers, body } = await get('/api/school/query', { 'accept-encoding': 'gzip' })
    expect(status).toBe(200)
    expect(headers['content-encoding']).toBe('gzip')
    expect(String(gunzipSync(body))).toBe(RECORDS)
    const seen = JSON.parse(String((await get('/api/echo', { authorization: 'token' })).body))
    expect(seen).toMatchObject({ host: 'zetu.example', authorization: 'token', 'x-forwarded-proto': 'https' })
  })

  it('limits codes for one number, and says when to come back', async () => {
    const codeFor = (tel: string) => get(`/api/sms/code/${tel}`)
    const first = [await codeFor('13800008000'), await codeFor('13800008000'), await codeFor('13800008000')]
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200])
    const refused = await codeFor('13800008000')
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('30')
    expect(JSON.parse(String(refused.body))).toMatchObject({ code: 429 })
    expect((await codeFor('13800008001')).status).toBe(200)
    expect((await get('/api/school/query')).status).toBe(200)
  })
})
