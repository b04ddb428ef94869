import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../../../scripts/lib/static-server.mjs'
import { open } from '../live.steps'
import { expect, LONG, test } from '../support'

test.use({ isFirstVisit: true, expectedErrors: [/status of 404|dynamically imported|没有下载完成/] })

let site = ''
let server: Server | undefined

test.beforeAll(async ({ baseURL }) => {
  site = mkdtempSync(path.join(tmpdir(), 'zetu-e2e-release-'))
  cpSync('dist', site, { recursive: true })
  const port = Number(new URL(baseURL ?? '').port)
  server = await startServer({ dir: site, port: port + 22, proxy: `http://localhost:${port - 1}` })
})
test.afterAll(() => {
  server?.close()
  rmSync(site, { recursive: true, force: true })
})

/** The files of a page, compressed copies included, by how their names begin. */
const filesOf = (name: string) =>
  readdirSync(path.join(site, 'assets')).filter((file) => file.startsWith(name))

test(
  'S1-8.6 a page whose file a release has taken away says so around the rest, and opens once it is there',
  LONG,
  async ({ page, baseURL }) => {
    const port = Number(new URL(baseURL ?? '').port) + 22
    await open(page, `http://localhost:${port}/pici?province=安徽`)
    const gone = filesOf('ceping-')
    expect(gone.length).toBeGreaterThan(0)
    const move = (from: string, to: string) => {
      for (const file of gone) renameSync(path.join(site, from, file), path.join(site, to, file))
    }
    move('assets', '.')
    const menu = page.getByRole('navigation', { name: '主导航' })
    await menu.getByRole('button', { name: '更多' }).click()
    await menu.getByRole('link', { name: '测评' }).click()
    const failed = page.getByRole('main').getByRole('alert')
    await expect(failed.getByRole('heading', { name: '页面加载失败' })).toBeVisible()
    await expect(failed).toContainText('网站刚刚更新')
    await menu.getByRole('link', { name: '批次线' }).click()
    await expect(page.getByRole('region', { name: '2025 年' })).toBeVisible()
    move('.', 'assets')
    await menu.getByRole('button', { name: '更多' }).click()
    await menu.getByRole('link', { name: '测评' }).click()
    await expect(page.getByRole('main').getByRole('link', { name: '学习习惯', exact: true })).toBeVisible()
  },
)
