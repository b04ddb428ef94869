import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { startServer } from '../../../scripts/lib/static-server.mjs'
import { sessionOf } from '../../../scripts/lib/visit.mjs'
import { releaseSite } from '../../../scripts/release/release.mjs'
import { readSettings } from '../../../scripts/release/settings.mjs'
import { TEL } from '../sign-in.steps'
import { expect, LONG, test } from '../support'

/** Few schools, one province: what a page does is the same with all. */
const SCENARIO = 'qa.scale=12&qa.now=2026-06-25T10:00:00+08:00'.replace('+', '%2B')
const EXTENT = ['--only', 'provinces,lists,schools', '--provinces', '安徽', '--hours', '100000']
const QUESTION = 'province=安徽&year=2025&subject=物理'

let root = ''
let site = ''
let origin = ''
let api: ChildProcess | undefined
let server: Server | undefined

const publicFiles = () => path.join(root, 'release/snapshot')
const latest = () => path.join(publicFiles(), 'latest.json')

// One server, one world: the tests stand in a row.
test.describe.configure({ mode: 'serial' })

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(240_000)
  root = mkdtempSync(path.join(tmpdir(), 'zetu-e2e-snapshot-'))
  const port = Number(new URL(baseURL ?? '').port)
  const [apiPort, sitePort] = [port + 20, port + 21]
  api = spawn(process.execPath, ['scripts/api.mjs', '--port', `${apiPort}`, '--scenario', SCENARIO])
  if (api.stdout) await once(api.stdout, 'data')
  const settings = { ...readSettings('deploy/settings.json'), snapshot: '/snapshot/' }
  const out = path.join(root, 'release')
  await releaseSite({ dir: 'dist', out, settings, host: 'server' })
  origin = `http://localhost:${apiPort}`
  const words = ['scripts/snapshot.mjs', '--api', origin, '--out', publicFiles(), '--rate', '2000', ...EXTENT]
  execFileSync(process.execPath, words)
  server = await startServer({ dir: out, port: sitePort, proxy: origin })
  site = `http://localhost:${sitePort}`
})
test.afterAll(() => {
  server?.close()
  api?.kill()
  rmSync(root, { recursive: true, force: true })
})

/** The calls that a page makes of the API from now on. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|tel)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`)
  })
  return calls
}

/** Serves another folder at the same address. */
async function serveFrom(dir: string): Promise<void> {
  server?.closeAllConnections()
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  server = await startServer({ dir, port: Number(new URL(site).port), proxy: origin })
}

const hasWorker = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null)
const rows = (page: Page) => page.getByRole('table').first().getByRole('row')

test('on the day of the results a score, its rank, the lines and a school take three calls of the API', async ({
  page,
}) => {
  const calls = callsOf(page)
  await page.goto(`${site}/weici?${QUESTION}&score=600`)
  await expect(page.getByRole('main')).toContainText(/位次/)
  await page.waitForLoadState('networkidle')
  const afterRank = calls.length
  await page.goto(`${site}/pici?province=安徽`)
  await expect(rows(page).nth(1)).toBeVisible()
  await page.goto(`${site}/chadaxueoverview/10001`)
  await expect(page.getByRole('heading', { level: 1, name: /北京大学/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(afterRank, calls.join('\n')).toBeLessThanOrEqual(2)
  expect(calls.filter((call) => !call.endsWith('/version'))).toHaveLength(3)
})

test(
  'pages that files answer wholly ask the API for nothing but whether it has something newer',
  LONG,
  async ({ page }) => {
    const calls = callsOf(page)
    await page.goto(`${site}/pici?province=安徽`)
    await expect(rows(page).nth(1)).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(calls.filter((call) => !call.endsWith('/version'))).toEqual([])
  },
)

test('the library is filtered and turned without a call', LONG, async ({ browser }) => {
  const session = await sessionOf({ browser, url: site, tel: TEL.student })
  const context = await browser.newContext({ storageState: session, locale: 'zh-CN' })
  const page = await context.newPage()
  const calls = callsOf(page)
  await page.goto(`${site}/chadaxue?provinces=北京&features=985`)
  await expect(page.getByRole('main').getByText('北京大学').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(calls).not.toContain('POST /api/school/query')
  await context.close()
})

test(
  'who was here before the site had files, or had a newer edition of them, is answered by those of now',
  LONG,
  async ({ browser }) => {
    const before = path.join(root, 'before')
    await releaseSite({
      dir: 'dist',
      out: before,
      settings: readSettings('deploy/settings.json'),
      host: 'server',
    })
    const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'zh-CN' })
    const page = await context.newPage()
    const calls = callsOf(page)
    const folders = new Set<string>()
    page.on('request', (request) => {
      const [, folder] = /\/snapshot\/([^/]+)\//.exec(request.url()) ?? []
      if (folder) folders.add(folder)
    })
    const open = async () => {
      calls.length = 0
      folders.clear()
      await page.goto(`${site}/pici?province=安徽`)
      await expect(rows(page).nth(1)).toBeVisible()
      await page.waitForLoadState('networkidle')
      return calls.filter((call) => !call.endsWith('/version'))
    }
    const text = readFileSync(latest(), 'utf8')
    const { folder } = JSON.parse(text)
    try {
      await serveFrom(before)
      expect(await open()).toContain('GET /api/batch-lines/by-province')
      await hasWorker(page)
      await serveFrom(path.join(root, 'release'))
      expect(await open()).toEqual([])
      expect([...folders]).toEqual([folder])
      cpSync(path.join(publicFiles(), folder), path.join(publicFiles(), 'newer'), { recursive: true })
      writeFileSync(latest(), text.replace(folder, 'newer'))
      expect(await open()).toEqual([])
      expect([...folders]).toEqual(['newer'])
    } finally {
      writeFileSync(latest(), text)
      await context.close()
    }
  },
)

test(
  'pages that chats read are kept by the worker of the site, and opened without a network too',
  LONG,
  async ({ browser }) => {
    const out = path.join(root, 'previewed')
    const file = path.join(root, 'settings.json')
    writeFileSync(file, JSON.stringify({ site, snapshot: '/snapshot/' }))
    const words = ['--out', out, '--settings', file, '--previews', '--snapshot', publicFiles()]
    const only = 'chadaxueoverview/10001,pici/安徽'
    execFileSync(process.execPath, ['scripts/release.mjs', ...words, '--only', only])
    cpSync(publicFiles(), path.join(out, 'snapshot'), { recursive: true })
    const context = await browser.newContext({ serviceWorkers: 'allow', locale: 'zh-CN' })
    const page = await context.newPage()
    const name = page.getByRole('heading', { level: 1, name: /北京大学/ })
    const address = `${site}/chadaxueoverview/10001`
    try {
      await serveFrom(out)
      const html = await (await page.request.get(address)).text()
      expect(html).toContain('<meta property="og:title" content="北京大学 院校概况 · 择途">')
      await page.goto(address)
      await hasWorker(page)
      await page.goto(`${site}/pici/安徽`)
      await expect(page).toHaveURL(`${site}/pici?province=${encodeURIComponent('安徽')}`)
      await expect(rows(page).nth(1)).toBeVisible()
      // Once more, now that the worker hears of it.
      await page.goto(address)
      await expect(name).toBeVisible()
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.goto(`${address}?province=安徽`)
      await expect(page.locator('html[data-mounted]')).toBeAttached()
      await expect(name).toBeVisible()
      await expect(page).toHaveTitle('北京大学 院校概况 · 择途')
    } finally {
      await context.close()
      await serveFrom(path.join(root, 'release'))
    }
  },
)

test('the page asks the API where a file is damaged, and where the API is newer', async ({ page }) => {
  const text = readFileSync(latest(), 'utf8')
  const { folder } = JSON.parse(text)
  const file = path.join(publicFiles(), folder, 'provinces/_E5_AE_89_E5_BE_BD.json')
  const whole = readFileSync(file, 'utf8')
  const calls = callsOf(page)
  try {
    writeFileSync(file, whole.replaceAll('2025', '2035'))
    for (const ending of ['br', 'gz']) if (existsSync(`${file}.${ending}`)) rmSync(`${file}.${ending}`)
    await page.goto(`${site}/pici?province=安徽`)
    await expect(rows(page).nth(1)).toBeVisible()
    await expect(page.getByText('2035')).toHaveCount(0)
    expect(calls).toContain('GET /api/batch-lines/by-province')
    writeFileSync(file, whole)
    writeFileSync(latest(), text.replace(/"version":"[^"]+"/, '"version":"of before"'))
    calls.length = 0
    await page.goto(`${site}/pici?province=安徽`)
    await expect(rows(page).nth(1)).toBeVisible()
    await expect.poll(() => calls).toContain('GET /api/batch-lines/by-province')
  } finally {
    writeFileSync(file, whole)
    writeFileSync(latest(), text)
  }
})
