import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vm from 'node:vm'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cardOf, policyOf, settingsElement } from '../lib/page-head.mjs'
import { releaseSite } from './release.mjs'
import { readSettings } from './settings.mjs'

const UNSET = readSettings('deploy/settings.json')
let root = ''
let dir = ''
let out = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'zetu-release-'))
  dir = path.join(root, 'dist')
  out = path.join(root, 'release')
  const card = cardOf({ title: '择途', description: '查批次线', base: '/zetu/' })
  const html = `<head>${card}${settingsElement({ api: '' })}${policyOf([], '')}</head>${'<p>页</p>'.repeat(200)}`
  for (const folder of ['', 'pici', '.vite', 'assets']) mkdirSync(path.join(dir, folder), { recursive: true })
  for (const page of ['index.html', 'pici/index.html']) writeFileSync(path.join(dir, page), html)
  writeFileSync(path.join(dir, 'pici/index.html.br'), 'of before')
  writeFileSync(path.join(dir, '.vite/pages.json'), '{}')
  writeFileSync(path.join(dir, '.fingerprint'), 'live / 1')
  writeFileSync(path.join(dir, 'assets/app-1.js'), 'export {}')
  writeFileSync(path.join(dir, 'service-worker.js'), 'keeps()')
  writeFileSync(path.join(dir, 'service-worker.js.br'), 'keeps()')
  writeFileSync(path.join(dir, 'robots.txt'), 'User-agent: *\n')
  writeFileSync(path.join(dir, 'version.json'), '{"version":"0.1.0","build":"1","base":"/zetu/"}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const release = (settings: object, host = 'server') =>
  releaseSite({ dir, out, settings: { ...UNSET, ...settings }, host })
const read = (name: string) => readFileSync(path.join(out, name), 'utf8')

it('copies what visitors may have, writes the settings in, and leaves the build as it is', async () => {
  const built = readFileSync(path.join(dir, 'pici/index.html'), 'utf8')
  expect(await release({ site: 'https://zetu.test', maintenance: '今晚维护' })).toBe(2)
  expect(readdirSync(out).filter((name) => name.startsWith('.'))).toEqual([])
  expect(read('pici/index.html')).toContain('今晚维护')
  expect(read('pici/index.html.br')).not.toBe('of before')
  expect(read('sitemap.xml')).toContain('<loc>https://zetu.test/zetu/pici</loc>')
  expect(read('robots.txt')).toContain('Sitemap: https://zetu.test/zetu/sitemap.xml')
  expect(readFileSync(path.join(dir, 'pici/index.html'), 'utf8')).toBe(built)
})

it('tells nobody but the host where the API stands behind it', async () => {
  const upstream = 'https://behind.zetu.test'
  await release({ upstream }, 'netlify')
  for (const page of ['index.html', 'pici/index.html']) expect(read(page)).not.toContain('behind.zetu.test')
  expect(read('_redirects')).toContain(`/api/* ${upstream}/api/:splat 200!`)
})

/** What Netlify sends of a header: the values of all blocks whose path fits, joined by commas. */
function sentByNetlify(address: string, header: string): string | undefined {
  let fits = false
  const values: string[] = []
  for (const line of read('_headers').split('\n')) {
    const [, name, value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? []
    if (name === undefined) fits = new RegExp(`^${line.replace('*', '.*')}$`).test(address)
    else if (fits && name === header) values.push(value)
  }
  return values.length === 0 ? undefined : values.join(', ')
}

it('has one rule of Netlify for how long a file lasts', async () => {
  await release({ upstream: 'https://behind.zetu.test' }, 'netlify')
  expect(sentByNetlify('/assets/app-1.js', 'Cache-Control')).toBe('public, max-age=31536000, immutable')
  // Netlify's own: public, max-age=0, must-revalidate.
  for (const address of ['/pici', '/service-worker.js', '/version.json'])
    expect(sentByNetlify(address, 'Cache-Control')).toBeUndefined()
  expect(sentByNetlify('/assets/app-1.js', 'X-Content-Type-Options')).toBe('nosniff')
})

it('replaces a release as a whole, and no other folder', async () => {
  await release({})
  writeFileSync(path.join(out, 'old.txt'), '')
  await release({})
  expect(existsSync(path.join(out, 'old.txt'))).toBe(false)
  rmSync(path.join(out, 'version.json'))
  await expect(release({})).rejects.toThrow('里有别的文件')
  expect(existsSync(path.join(out, 'index.html'))).toBe(true)
})

it('leaves the last release where a build is not one', async () => {
  await release({ maintenance: '好的' })
  writeFileSync(path.join(dir, 'pici/index.html'), '<html></html>')
  await expect(release({})).rejects.toThrow('不是这一版构建的 HTML')
  expect(read('index.html')).toContain('好的')
  expect(existsSync(`${out}-next`)).toBe(false)
  rmSync(path.join(dir, 'version.json'))
  await expect(release({})).rejects.toThrow('里没有构建完的网站')
})

it.each(['netlify', 'cloudflare', 'github-pages'])('asks where the API of %s is', async (host) => {
  await expect(release({}, host)).rejects.toThrow('设置里要有 api')
  expect(await release({ api: 'https://api.zetu.test' }, host)).toBe(2)
})

it('takes the worker away where nothing is to be kept: what it kept goes, and other sites keep theirs', async () => {
  await release({})
  expect(read('service-worker.js')).toBe('keeps()')
  await release({ offline: false })
  const script = read('service-worker.js')
  expect(brotliDecompressSync(readFileSync(path.join(out, 'service-worker.js.br'))).toString()).toBe(script)
  expect(read('index.html')).toContain('"offline":false')
  const kept = new Set(['zetu-pages', 'zetu-own-answers', 'other-site'])
  const heard = new Map<string, (event: { waitUntil(end: Promise<void>): void }) => void>()
  const did: string[] = []
  const self = {
    addEventListener: (name: string, hear: () => void) => heard.set(name, hear),
    skipWaiting: () => did.push('took over'),
    registration: { unregister: async () => did.push('went') },
  }
  const caches = { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) }
  vm.runInNewContext(script, { self, caches })
  let ended: Promise<void> | undefined
  for (const name of ['install', 'activate']) heard.get(name)?.({ waitUntil: (end) => (ended = end) })
  await ended
  expect([...kept]).toEqual(['other-site'])
  expect(did).toEqual(['took over', 'went'])
})
