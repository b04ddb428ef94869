import { PHONE_HOST } from './phone-host'
import { userMenu } from './sign-in.steps'
import { caseOf, expect, LONG, test, visit } from './support'

/** Runs in the page before anything else: what a browser lacks or refuses. */
const LIMITS = {
  'no service worker': () => {
    // A page over http has none at all.
    delete (Navigator.prototype as { serviceWorker?: unknown }).serviceWorker
    delete (Crypto.prototype as { randomUUID?: unknown }).randomUUID
  },
  'a refused service worker': () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('denied', 'SecurityError'))
  },
  'a service worker that hangs': () => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined)
  },
  'an IndexedDB that hangs': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
  'an IndexedDB that throws': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  },
}

test.use({ isFirstVisit: true })

for (const [at, [limit, impose]] of Object.entries(LIMITS).entries()) {
  test(`the mocked product answers with ${limit}, and says so`, caseOf(at, 0), async ({ page }) => {
    await page.addInitScript(impose)
    await visit(page, '/weici?province=安徽&year=2025&subject=物理&score=600', { persona: 'student' })
    await expect(userMenu(page)).toBeVisible()
    await expect(page.getByText('同分人数').first()).toBeVisible()
    const ofWorker = limit.startsWith('no ') ? /此浏览器没有 Service Worker/ : /Service Worker 没有启动/
    const says = limit.includes('worker') ? ofWorker : /不能保存演示数据/
    await expect(page.getByText(says)).toBeVisible()
  })
}

test('a phone that finds the product under the address of a desk has all of it, over http', async ({
  page,
  baseURL,
}) => {
  // Another name of this machine: for a browser it is not this machine, so it has neither worker nor clipboard there.
  const elsewhere = (baseURL ?? '').replace('localhost', PHONE_HOST)
  const scenario = { persona: 'vip', panel: 'calls' } as const
  await visit(page, `${elsewhere}/weici?province=安徽&year=2025&subject=物理&score=600`, scenario)
  expect(await page.evaluate(() => isSecureContext || 'serviceWorker' in navigator)).toBe(false)
  await expect(userMenu(page)).toBeVisible()
  await expect(page.getByText('同分人数').first()).toBeVisible()
  const console = page.getByRole('region', { name: '测试台' })
  await expect(console.getByRole('button', { name: /batch-line-segment/ }).first()).toBeVisible()
})

test.describe('a scenario with words that nobody knows', () => {
  test.use({ expectedErrors: [/没有生效/] })

  test('is refused in the page, and what it does know holds', LONG, async ({ page }) => {
    await page.goto('/pici?qa.persona=vipp&qa.fail=GET%20/api/batch-line/by-province:500&qa.now=2026-06-25')
    await expect(page.getByText('qa.persona=vipp 没有生效')).toBeVisible()
    await expect(page.getByText('没有 GET /api/batch-line/by-province 这个接口')).toBeVisible()
    await expect(page.getByRole('region', { name: '2025 年' })).toBeVisible()
  })
})
