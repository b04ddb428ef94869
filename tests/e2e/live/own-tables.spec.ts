import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { startServer } from '../../../scripts/lib/static-server.mjs'
import { csvFiles, GOOD, writeFolder } from '../../../tools/own-data/testing/good-folder'
import { open } from '../live.steps'
import { beginUse, expect, test } from '../support'

let root = ''
let folder = ''
let site = ''
let server: Server | undefined

// One server, one site: the tests stand in a row.
test.describe.configure({ mode: 'serial' })

// A folder of tables becomes a site with the three commands of docs/own-data.md; nothing stands behind it.
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(240_000)
  root = mkdtempSync(path.join(tmpdir(), 'zetu-e2e-own-'))
  folder = writeFolder(csvFiles(GOOD))
  const [snapshot, out] = [path.join(root, 'snapshot'), path.join(root, 'release')]
  const run = (...words: string[]) => execFileSync(process.execPath, words, { stdio: 'pipe' })
  run('scripts/snapshot.mjs', '--data', folder, '--out', snapshot)
  run('scripts/release.mjs', '--snapshot', snapshot, '--out', out)
  const port = Number(new URL(baseURL ?? '').port) + 22
  server = await startServer({ dir: out, port, proxy: undefined })
  site = `http://localhost:${port}`
})
test.afterAll(() => {
  server?.close()
  for (const made of [root, folder].filter(Boolean)) rmSync(made, { recursive: true, force: true })
})

/** A page of that site; what it asks of an API is told, and it should be nothing. */
async function visitSite(page: Page, address: string): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(api|tel)\//.test(pathname)) asked.push(pathname)
  })
  await open(page, site + address)
  return asked
}

test('a site of own tables opens with their province, and offers no account', async ({ page }) => {
  const asked = await visitSite(page, '/welcome')
  await expect(page.getByRole('combobox', { name: '高考省份' })).toContainText('江苏')
  await expect(page.getByText('南京大学').first()).toBeVisible()
  await expect(page.getByRole('button', { name: '登录' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '登录之后' })).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '没有数据' })).toHaveCount(0)
  expect(asked).toEqual([])
})

test('a score of own tables has its rank, its source and where it led', async ({ page }) => {
  const asked = await visitSite(page, '/weici?province=江苏&year=2025&subject=物理&batch=本科批&score=640')
  const main = page.getByRole('main')
  await expect(main).toContainText('3,154–7,153')
  await expect(main).toContainText('江苏省教育考试院《普通高考逐分段统计表》')
  await beginUse(page)
  await expect(main.getByRole('link', { name: '东南大学' }).first()).toBeVisible()
  await expect(main).not.toContainText('示例')
  expect(asked).toEqual([])
})

test('lines, plan and library of own tables are open to everybody, and a list is not promised', async ({
  page,
}) => {
  const asked = await visitSite(page, '/chadaxueluqu/10286?province=江苏&subject=物理&year=2025')
  await expect(page.getByRole('row').filter({ hasText: '软件工程' }).first()).toContainText('650')
  await open(page, `${site}/chadaxuejihua/10286?province=江苏&subject=物理&year=2026`)
  await expect(page.getByRole('row').filter({ hasText: '计算机类' }).first()).toContainText('30')
  await open(page, `${site}/chadaxue`)
  await expect(page.getByRole('link', { name: '东南大学' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await open(page, `${site}/fillIn`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('这里没有数据')
  expect(asked).toEqual([])
})
