import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { releaseSite } from '../../scripts/release/release.mjs'
import { writePreviews } from '../../tools/previews/run'
import { takeTinySnapshot } from '../../tools/previews/tiny-snapshot'
import { CADDY, startCaddy } from './caddy'
import { HAS_BROTLI, NGINX, startNginx } from './nginx'
import { startPages } from './pages'
import type { RunningHost } from './program'

const HEADERS: Readonly<Record<string, string>> = JSON.parse(readFileSync('deploy/headers.json', 'utf8'))
const API = 'https://api.zetu.example'
const RECORDS = JSON.stringify({ code: 200, data: Array.from({ length: 500 }, () => '合肥工业大学') })

const root = mkdtempSync(path.join(tmpdir(), 'zetu-hosts-'))
const api = createServer((request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' })
  response.end(request.url?.includes('/echo') ? JSON.stringify(request.headers) : RECORDS)
})
let upstream = ''
const snapshot = path.join(root, 'snapshot')
const PREVIEWED = ['chadaxueoverview/', 'pici/', 'weici/']
/** A busy machine takes its time. */
const PATIENCE_MS = 300_000

beforeAll(async () => {
  await takeTinySnapshot(snapshot, 4, ['provinces', 'lists', 'schools'])
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  upstream = `127.0.0.1:${(api.address() as AddressInfo).port}`
}, PATIENCE_MS)
afterAll(() => {
  api.close()
  rmSync(root, { recursive: true, force: true })
})

async function release(host: string): Promise<string> {
  const out = path.join(root, host)
  const settings = {
    site: 'https://zetu.example',
    api: API,
    upstream: `http://${upstream}`,
    filingNumber: '',
    contactEmail: '',
    maintenance: '',
    resultDay: false,
    readsByGet: false,
  }
  await releaseSite({ dir: path.resolve('dist'), out, settings, host })
  return out
}

/** A release with pages for chats in it (docs/previews.md), of few schools and provinces. */
async function releaseWithPreviews(host: string): Promise<string> {
  const dir = await release(host)
  const cache = path.join(root, 'cards')
  await writePreviews({ dir, snapshot, site: 'https://zetu.example', cache, only: PREVIEWED })
  return dir
}

interface Host {
  readonly name: string
  /** Whether it is a program here, whose own compression and place behind it can be seen. */
  readonly isServer: boolean
  readonly start: () => Promise<RunningHost>
}

const HOSTS: readonly Host[] = [
  {
    name: 'nginx',
    isServer: true,
    start: async () => startNginx(await releaseWithPreviews('server'), upstream),
  },
  {
    name: 'Caddy',
    isServer: true,
    start: async () => startCaddy(await releaseWithPreviews('server'), upstream),
  },
  {
    name: 'Cloudflare Pages',
    isServer: false,
    start: async () => startPages(await releaseWithPreviews('cloudflare')),
  },
]

it('this machine has the servers', () => {
  expect({ nginx: NGINX !== undefined, Caddy: CADDY !== undefined }).toEqual({ nginx: true, Caddy: true })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

describe.each(HOSTS)('$name', ({ name, isServer, start }) => {
  let host: RunningHost
  let asset = ''

  beforeAll(async () => {
    host = await start()
    const files = readdirSync('dist/assets')
    asset = `/assets/${files.find((file) => files.includes(`${file}.br`) && file.endsWith('.js'))}`
  }, PATIENCE_MS)
  afterAll(() => host?.stop())

  function get(address: string, headers: Record<string, string> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = {
        host: '127.0.0.1',
        port: host.https,
        path: address,
        servername: 'zetu.example',
        headers: { host: 'zetu.example', ...headers },
        rejectUnauthorized: false,
      }
      https
        .get(options, async (response) => {
          const chunks: Buffer[] = []
          for await (const chunk of response) chunks.push(chunk)
          const { statusCode: status = 0 } = response
          resolve({ status, headers: response.headers, body: Buffer.concat(chunks) })
        })
        .on('error', reject)
    })
  }

  it.each(['/welcome', '/weici', '/pici', '/chadaxuerank', '/about'])(
    'gives the HTML of %s',
    async (page) => {
      const { status, headers, body } = await get(page)
      expect(status).toBe(200)
      expect(headers['content-type']).toContain('text/html')
      expect(String(body)).toContain(`data-rendered="${page}"`)
      expect(String(body)).toContain(`<link rel="canonical" href="https://zetu.example${page}">`)
    },
  )

  it.each([
    ['/chadaxueoverview/10001', '北京大学 院校概况 · 择途'],
    ['/chadaxueoverview/10001?province=%E5%AE%89%E5%BE%BD&year=2023', '北京大学 院校概况 · 择途'],
    ['/pici/%E5%AE%89%E5%BE%BD', '安徽批次线 · 择途'],
    ['/weici/%E8%A5%BF%E8%97%8F', '西藏一分一段 · 择途'],
  ])('gives the page that a chat reads for %s', async (address, title) => {
    const { status, headers, body } = await get(address)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(headers['cache-control']).toBe('no-cache')
    expect(String(body)).toContain(`<meta property="og:title" content="${title}">`)
    const picture = /<meta property="og:image" content="https:\/\/zetu.example([^"]+)">/.exec(
      String(body),
    )?.[1]
    const card = await get(picture ?? '')
    expect(card.headers['content-type']).toBe('image/png')
    expect(card.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    if (!isServer) return
    const zipped = await get(address, { 'accept-encoding': 'gzip' })
    expect(String(gunzipSync(zipped.body))).toBe(String(body))
  })

  it.each([
    // Schools without a preview, and the folder of those that have one.
    '/chadaxueoverview/99999',
    '/chadaxueoverview',
    '/chadaxueluqu/10001?province=%E5%AE%89%E5%BE%BD',
    '/search/all?q=%E5%8C%BB',
    '/nowhere/v1.2',
    '/volunteerDetail/1/2/3',
  ])('gives the page of the application for %s', async (address) => {
    const { status, headers, body } = await get(address)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('text/html')
    expect(String(body)).toContain('<div id="root">')
    expect(String(body)).not.toContain('data-rendered')
  })

  it.each([
    '/nope.js',
    '/assets/nope-1.js',
    '/assets/nope',
    '/nope.json',
    '/nope.png',
    '/favicon-of-old.ico',
  ])('misses %s', async (address) => {
    expect((await get(address)).status).toBe(404)
  })

  it.each(['/.vite/manifest.json', '/.vite/pages.json', '/.fingerprint', '/.git/config'])(
    'does not give %s',
    async (address) => {
      expect((await get(address)).status).toBe(404)
    },
  )

  it.each([
    ['/robots.txt', 'text/plain', 'Sitemap: https://zetu.example/sitemap.xml'],
    ['/sitemap.xml', 'xml', '<loc>https://zetu.example/weici</loc>'],
    ['/manifest.json', 'application/json', 'icon-512.png'],
    ['/version.json', 'application/json', '"build"'],
    ['/favicon.svg', 'image/svg+xml', '<svg'],
    ['/apple-touch-icon.png', 'image/png', 'PNG'],
    ['/card.png', 'image/png', 'PNG'],
  ])('gives %s as %s', async (address, type, content) => {
    const { status, headers, body } = await get(address)
    expect(status).toBe(200)
    expect(headers['content-type']).toContain(type)
    expect(String(body)).toContain(content)
  })

  it.each(['a page', 'a built file', 'a missing file', 'a redirect'])('protects %s', async (kind) => {
    const addresses = {
      'a page': '/weici',
      'a built file': asset,
      'a missing file': '/nope.js',
      'a redirect': '/',
    }
    const { headers } = await get(addresses[kind as keyof typeof addresses])
    const lower = Object.entries(HEADERS).map(([header, value]) => [header.toLowerCase(), value])
    expect(headers).toMatchObject(Object.fromEntries(lower))
  })

  it.each(['/weici', '/chadaxueluqu/10001', '/version.json'])('has %s asked for anew', async (address) => {
    expect((await get(address)).headers['cache-control']).toBe('no-cache')
  })

  it('lets built files be kept for a year, and missing ones not', async () => {
    expect((await get(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/assets/nope-1.js')).headers['cache-control'] ?? '').not.toContain('immutable')
  })

  it('leads to the secure site', async () => {
    const insecure = await fetch(`http://127.0.0.1:${host.http}/weici?score=600`, {
      redirect: 'manual',
      headers: { host: 'zetu.example' },
    })
    expect([301, 308]).toContain(insecure.status)
    expect(insecure.headers.get('location')).toMatch(/^https:\/\/[^/]+\/weici\?score=600$/)
  })

  it('leads from the root to the welcome page, with the query', async () => {
    const asked = await get('/?qa.persona=vip')
    expect(asked.status).toBe(302)
    expect(asked.headers.location).toMatch(/\/welcome\?qa\.persona=vip$/)
    expect((await get('/')).headers.location).toMatch(/\/welcome$/)
  })

  it('allows the scripts that stand in the page, and the API of the settings', async () => {
    for (const address of ['/weici', '/compare']) {
      const html = String((await get(address)).body)
      const policy = /Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? ''
      const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)]
      // The one that looks at the browser, and the one that begins the page.
      expect(inline).toHaveLength(2)
      for (const [, script = ''] of inline)
        expect(policy).toContain(createHash('sha256').update(script).digest('base64'))
      expect(policy).toContain(`connect-src 'self' ${API}`)
    }
  })

  it('passes calls on, with what they carry', async () => {
    const seen = JSON.parse(String((await get('/api/echo', { authorization: 'token' })).body))
    expect(seen).toMatchObject({ authorization: 'token' })
    if (isServer) expect(seen).toMatchObject({ host: 'zetu.example', 'x-forwarded-proto': 'https' })
    expect(String((await get('/tel/all')).body)).toBe(RECORDS)
  })

  it('lets the API say how long its answers are good', async () => {
    expect((await get('/api/school/query')).headers['cache-control']).toBe('public, max-age=60')
  })

  if (isServer)
    it('sends built files as they were compressed', async () => {
      const wanted = readFileSync(`dist${asset}`, 'utf8')
      const zipped = await get(asset, { 'accept-encoding': 'gzip' })
      expect(zipped.headers['content-encoding']).toBe('gzip')
      expect(String(gunzipSync(zipped.body))).toBe(wanted)
      const small = await get(asset, { 'accept-encoding': 'gzip, br' })
      const hasBrotli = name !== 'nginx' || HAS_BROTLI
      expect(small.headers['content-encoding']).toBe(hasBrotli ? 'br' : 'gzip')
      if (hasBrotli) expect(String(brotliDecompressSync(small.body))).toBe(wanted)
      expect(String((await get(asset)).body)).toBe(wanted)
    })

  if (isServer)
    it('compresses answers', async () => {
      const { headers, body } = await get('/api/school/query', { 'accept-encoding': 'gzip' })
      expect(headers['content-encoding']).toBe('gzip')
      expect(String(gunzipSync(body))).toBe(RECORDS)
    })

  if (name === 'nginx')
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

it('a release for GitHub Pages and Netlify says what those read', async () => {
  const pages = await release('github-pages')
  const read = (dir: string, name: string) => readFileSync(path.join(dir, name), 'utf8')
  expect(read(pages, '404.html')).toBe(read(pages, 'index.html'))
  expect(existsSync(path.join(pages, '.nojekyll'))).toBe(true)
  const netlify = await release('netlify')
  for (const [header, value] of Object.entries(HEADERS))
    expect(read(netlify, '_headers')).toContain(`  ${header}: ${value}\n`)
  expect(read(netlify, '_redirects')).toContain(`/api/* http://${upstream}/api/:splat 200!\n`)
  expect(read(netlify, '_redirects')).toMatch(/\/assets\/\* \/missing.html 404\n\/\* \/index.html 200\n$/)
})
