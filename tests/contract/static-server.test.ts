import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../scripts/lib/static-server.mjs'

const dir = mkdtempSync(path.join(tmpdir(), 'zetu-site-'))
const PORT = 4391
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  mkdirSync(path.join(dir, 'assets'))
  writeFileSync(path.join(dir, 'index.html'), '<title>frame</title>')
  writeFileSync(path.join(dir, 'assets', 'entry-1.js'), 'export {}')
  server = await startServer({ dir, port: PORT, proxy: undefined })
})
afterAll(() => {
  server.close()
  rmSync(dir, { recursive: true, force: true })
})

const get = (address: string) => fetch(`http://localhost:${PORT}${address}`)

it.each(['/welcome', '/chadaxueluqu/10001', '/chazhuanye/08.09', '/nowhere/v1.2?province=x'])(
  'gives the page of the application for %s',
  async (address) => {
    const answer = await get(address)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('frame')
  },
)

it.each(['/nope.js', '/assets/nope', '/assets/nope.1', '/picture.PNG', '/api/school', '/.git/config'])(
  'misses %s',
  async (address) => {
    expect((await get(address)).status).toBe(404)
  },
)

describe('answers of an API that it passes on', () => {
  const api = http.createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    if (request.url === '/api/broken') {
      response.write('{')
      setTimeout(() => response.destroy(), 20)
    } else response.end(JSON.stringify({ rows: Array.from({ length: 500 }, () => '专业组') }))
  })
  let front: typeof server

  beforeAll(async () => {
    await new Promise<void>((resolve) => api.listen(PORT + 1, resolve))
    front = await startServer({ dir, port: PORT + 2, proxy: `http://localhost:${PORT + 1}` })
  })
  afterAll(() => {
    front.close()
    api.close()
  })

  it('are compressed for whoever reads that', async () => {
    const address = `http://localhost:${PORT + 2}/api/rows`
    const answer = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(await answer.json()).toMatchObject({ rows: expect.arrayContaining(['专业组']) })
    const plain = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } })
    expect(plain.headers.get('content-encoding')).toBeNull()
  })

  it('break off where they broke off', async () => {
    const answer = await fetch(`http://localhost:${PORT + 2}/api/broken`)
    await expect(answer.text()).rejects.toThrow()
  })
})
