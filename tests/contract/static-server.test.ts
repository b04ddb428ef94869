import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
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
