import type { BrowserContext, Page } from 'playwright/test'
import { expect, LONG, test, visit } from './support'

// Nothing that another test fetched lies in the cache.
test.use({ isFirstVisit: true })

const LOST = /没有网络。屏幕上的数字是 \d\d:\d\d 断网以前取得的/

/** Steps by the menu, each with the heading of its page. */
const WALK = [
  ['高考资讯', '高考资讯与招生日程'],
  ['批次线', '各批次的最低控制分数线'],
  ['院校库', '院校库'],
  ['大学排名', '大学排名'],
  ['专业库', '专业库'],
  ['职业库', '职业库'],
  ['提前批', /提前批/],
  ['测评', '先了解自己，再看专业'],
  ['名师团队', /名师/],
  ['一分一段', '一个分数排在第几位'],
] as const

/** Where the item of the menu stands in a group, the group is opened first. */
async function follow(page: Page, item: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: '主导航' })
  const link = menu.getByRole('link', { name: item, exact: true })
  for (const group of ['查学校专业', '更多']) {
    if (await link.isVisible()) break
    await menu.getByRole('button', { name: group }).click()
  }
  await link.click()
}

/** Waits until the code of a part has come: it does when the page has nothing else to do. */
async function codeOf(page: Page, part: string): Promise<void> {
  const files = () => performance.getEntriesByType('resource').map(({ name }) => name)
  const file = new RegExp(`/${part}-[\\w-]+\\.js`)
  await expect.poll(async () => (await page.evaluate(files)).some((name) => file.test(name))).toBe(true)
}

test.describe('without a network', () => {
  // The pictures and parts of pages that nobody has opened before.
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/] })

  test(
    'pages that were opened before open again, back and forward, and fill when it is back',
    LONG,
    async ({ page, context }) => {
      await walk(page, context, WALK.slice(0, 5))
    },
  )

  test('ten of them do', LONG, ({ page, context }) => walk(page, context, WALK))
})

async function walk(page: Page, context: BrowserContext, steps: readonly (typeof WALK)[number][]) {
  await visit(page, '/welcome', { persona: 'student' })
  // What was opened before stands without a network; what nobody has opened is not fetched for everybody.
  for (const [item, heading] of steps) {
    await follow(page, item)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText(LOST)).toBeVisible()

  for (const [item, heading] of steps) {
    await follow(page, item)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByText(LOST)).toBeVisible()
    // Parts that load late may say that they have not come; the page itself stands.
    await expect(page.getByRole('heading', { name: '页面加载失败' })).toHaveCount(0)
  }
  for (const [, heading] of steps.slice(0, -1).toReversed()) {
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  // The home page has asked for the lines of the province: they stand there without a network.
  await page.goForward()
  await expect(page.getByRole('heading', { name: /^20\d\d 年/ }).first()).toBeVisible()
  // Another province waits for the network.
  await page.getByLabel('省份').selectOption('河南')

  await context.setOffline(false)
  await expect(page.getByText(LOST)).toBeHidden()
  await expect(page.getByRole('cell', { name: '河南' }).first()).toBeVisible()
}

test('a call that hangs is said, and 重试 sends it again', LONG, async ({ page }) => {
  await visit(page, '/pici?province=安徽', { fail: 'GET /api/batch-lines/by-province:hang*1' })
  const waits = page.getByRole('main').getByRole('status').filter({ hasText: '批次线还在加载，网络较慢' })
  await waits.getByRole('button', { name: '重试' }).click()
  await expect(page.getByRole('heading', { name: /^20\d\d 年/ }).first()).toBeVisible()
})

/** A call that hangs on a page of each kind. */
const HANGING = [
  { address: '/chazhuanyedetail/080901', call: 'GET /api/majors/detail/080901' },
  { address: '/chazhiyeoverview/20209', call: 'GET /api/professions/type-overview' },
  { address: '/userinfo/enrollmentIntention', call: 'GET /api/intention/s-2' },
  { address: '/gaokaozixunDetail/0-2026-filing', call: 'GET /api/school/news/detail/0-2026-filing' },
  { address: '/chadaxuerank', call: 'GET /api/preferences/scores' },
  { address: '/chadaxue?reach=全部', call: 'GET /api/preferences/scores' },
  { address: '/mingshi', call: 'GET /api/startup/lists' },
  { address: '/masterList', call: 'POST /api/planner/query/simple' },
] as const

test(
  'a call that hangs is said on every kind of page, and 重试 sends it again',
  LONG,
  async ({ browser, baseURL }) => {
    for (const persona of ['vip', 'admin'] as const) {
      const context = await browser.newContext({ ...(baseURL && { baseURL }) })
      // The first page brings the files for the others, which all wait at the same time.
      await visit(await context.newPage(), '/welcome', { persona })
      const own = HANGING.filter(({ address }) => (address === '/masterList') === (persona === 'admin'))
      await Promise.all(
        own.map(async ({ address, call }) => {
          const page = await context.newPage()
          await visit(page, address, { persona, fail: `${call}:hang*1` })
          // A region says it, or a small part of one in its own button.
          const region = page.getByRole('status').filter({ hasText: /还在加载，网络较慢/, visible: true })
          const part = page.getByRole('button', { name: /还在加载，重试$/ })
          const waits = region.getByRole('button', { name: '重试' }).or(part)
          await waits.first().click()
          await expect(waits, address).toHaveCount(0)
          await expect(page.getByRole('main').locator('[aria-busy=true]'), address).toHaveCount(0)
        }),
      )
      await context.close()
    }
  },
)

test('a reload in the middle of the answers begins anew', LONG, async ({ page }) => {
  await visit(page, '/chazhuanyedetail/080901', { persona: 'student', latency: 500 })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: '计算机科学与技术' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
})

test.describe('without a network, a page that was opened before', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/] })

  test('has the parts too that stand on it', LONG, async ({ page, context }) => {
    await visit(page, '/chadaxue?reach=全部', { persona: 'student' })
    await codeOf(page, 'whose-lines')
    await follow(page, '批次线')
    await expect(page.getByRole('heading', { level: 1, name: '各批次的最低控制分数线' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await follow(page, '院校库')
    await expect(page.getByLabel('考生省份').first()).toBeAttached()
    await expect(page.getByText('省份和科类加载失败')).toHaveCount(0)
  })
})
