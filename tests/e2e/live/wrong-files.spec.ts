import type { Server } from 'node:http'
import { startServer } from '../../../scripts/lib/static-server.mjs'
import { open } from '../live.steps'
import { expect, test } from '../support'

// The worker of the site keeps files here, as it does for everybody.
test.use({
  isFirstVisit: true,
  serviceWorkers: 'allow',
  expectedErrors: [/MIME type|dynamically imported|没有下载完成/],
})

const FILE = /\/assets\/ceping-[^/]+\.js$/
let server: Server | undefined
let isWrong = true

test.beforeAll(async ({ baseURL }) => {
  const port = Number(new URL(baseURL ?? '').port)
  server = await startServer({
    dir: 'dist',
    port: port + 21,
    proxy: `http://localhost:${port - 1}`,
    // A host that answers its page for a file that has not arrived yet.
    before(request, response) {
      if (!isWrong || !FILE.test(request.url ?? '')) return false
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end('<!doctype html>')
      return true
    },
  })
})
test.afterAll(() => {
  server?.close()
})

test('a page that came in the place of a script is not kept: once the host has the file, 重试 opens it', async ({
  page,
  baseURL,
}) => {
  const origin = `http://localhost:${Number(new URL(baseURL ?? '').port) + 21}`
  await open(page, `${origin}/pici?province=安徽`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const menu = page.getByRole('navigation', { name: '主导航' })
  await menu.getByRole('button', { name: '更多' }).click()
  await menu.getByRole('link', { name: '测评', exact: true }).click()
  const failed = page.getByRole('main').getByRole('alert')
  await expect(failed).toContainText('页面加载失败')
  expect(await page.evaluate(storedTypes)).not.toContain('text/html; charset=utf-8')
  isWrong = false
  await failed.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('先了解自己，再看专业')
})

/** Runs in the page: the types of the files that the worker of the site has kept. */
async function storedTypes(): Promise<(string | null)[]> {
  const cache = await caches.open('zetu-files')
  const kept = await Promise.all((await cache.keys()).map((request) => cache.match(request)))
  return kept.map((answer) => answer?.headers.get('Content-Type') ?? null)
}
