import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { startServer } from '../../../scripts/lib/static-server.mjs'
import { countVisit } from '../../../scripts/lib/visit.mjs'
import { contractGroups } from '../../../src/contracts/groups'
import { expect, test } from '../support'

const EXTENSIONS = Object.values(contractGroups)
  .flatMap((group) => Object.values(group))
  .filter((endpoint) => 'extension' in endpoint)
  .map(({ method, path }) => `${method} ${path}`)

const LISTS = ['province/list', 'school/types', 'school/institution', 'school/listFeature']

let site = ''
let api: ChildProcess | undefined
let server: Server | undefined

// One server for both.
test.describe.configure({ mode: 'default' })

test.describe('with an API that knows only the calls of the documents', () => {
  test.use({ expectedErrors: [/Failed to load resource: .* 404/] })
  test.beforeAll(async ({ baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port)
    const [apiPort, sitePort] = [port + 24, port + 25]
    const scenario = new URLSearchParams(EXTENSIONS.map((call) => ['qa.fail', `${call}:404`])).toString()
    api = spawn(process.execPath, ['scripts/api.mjs', '--port', `${apiPort}`, '--scenario', scenario])
    if (api.stdout) await once(api.stdout, 'data')
    server = await startServer({ dir: 'dist', port: sitePort, proxy: `http://localhost:${apiPort}` })
    site = `http://localhost:${sitePort}`
  })
  test.afterAll(() => {
    server?.close()
    api?.kill()
  })

  test('a first visit asks for each list of the start once, and before it mounts', async ({
    browser,
    page,
  }) => {
    const { calls, twice, inVain } = await countVisit({ browser, url: `${site}/welcome` })
    const names = calls.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(LISTS.map((list) => `GET /api/${list}`)))
    expect(twice).toEqual([])
    expect(inVain).toEqual([])

    await page.goto(`${site}/welcome`)
    const provinces = page.getByLabel('省份').first().getByRole('option')
    await expect.poll(() => provinces.count()).toBeGreaterThan(30)
  })

  test('a school shows its lines, the year before and the plan', async ({ page }) => {
    await page.goto(`${site}/chadaxueoverview/10001?province=安徽&year=2025&subject=物理`)
    const points = page.getByRole('region', { name: '报考要点' })
    await expect(points).toContainText(/2025 年普通专业最低位次\d+/)
    await expect(points).toContainText(/2024 年 [\d,]+ → 2025 年/)
    await expect(points).toContainText(/2026 年计划[\d,]+ 人(比 2025 年[多少] \d+ 人|与 2025 年相同)/)
    await expect(page.getByRole('main')).not.toContainText('加载失败')
  })
})
