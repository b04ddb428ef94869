import type { Page } from 'playwright/test'
import { userMenu } from './sign-in.steps'
import { expect, test, visit } from './support'

const PAGE = '/weici?province=安徽&year=2025&subject=物理&score=600'
const consoleOf = (page: Page) => page.getByRole('region', { name: '测试台' })

test('the console sets a student, and its address opens the same anywhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await visit(page, PAGE, { panel: 'scenario' })
  const console = consoleOf(page)
  await console.getByLabel('身份').selectOption('VIP 学生')
  await console.getByLabel('省份').selectOption('海南')
  await console.getByLabel('或位次').fill('9000')
  await console.getByRole('button', { name: '应用' }).click()
  await expect(userMenu(page)).toBeVisible()
  await expect(console.locator('mark')).toHaveText(['VIP 学生', '海南', '位次 9000', '2026-06-25 10:00'])

  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const elsewhere = await other.newPage()
  await elsewhere.goto(page.url())
  await expect(userMenu(elsewhere)).toBeVisible()
  await elsewhere.goto('/fillIn')
  await expect(elsewhere.getByRole('main')).toContainText('海南')
  await other.close()
})

test('a click in the page keeps the scenario, and one press copies page and scenario', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(page, '/welcome', { named: 'hainan', panel: '' })
  await page.getByRole('banner').getByRole('link', { name: '批次线' }).click()
  await expect(page).toHaveURL(/\/pici/)
  expect(page.url()).not.toContain('qa.')
  await consoleOf(page).getByRole('button', { name: '复制链接' }).first().click()
  await expect(page.getByText('已复制链接')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.startsWith(`${baseURL}/pici?`)).toBe(true)
  expect(decodeURIComponent(copied)).toContain(
    'qa.province=海南&qa.rank=9000&qa.now=2026-06-25T10:00:00+08:00',
  )
})

test('the tab at the edge says what is altered, and Ctrl+Shift+Q opens and closes the console', async ({
  page,
}) => {
  await visit(page, PAGE, { persona: 'vip', fail: 'GET /api/school/calendar:500', panel: '' })
  await expect(consoleOf(page)).toBeVisible()
  await page.keyboard.press('Control+Shift+Q')
  await expect(consoleOf(page)).toHaveCount(0)
  const tab = page.getByRole('button', { name: /^测试台/ })
  await expect(tab).toHaveText('VIP 学生 · 2026-06-25 10:00 · 1 处出错')
  await page.keyboard.press('Control+Shift+Q')
  await expect(consoleOf(page)).toBeVisible()
})

test('a word that nobody knows is refused while it is typed', async ({ page }) => {
  await visit(page, PAGE, { panel: 'scenario' })
  const text = consoleOf(page).getByLabel(/链接、qa\.\* 的词/)
  await text.fill('qa.province=海南&qa.persona=vipp&qa.fail=GET /api/nothing:500')
  await expect(consoleOf(page).getByRole('alert')).toHaveText([
    /qa\.persona=vipp 没有生效/,
    /没有 GET \/api\/nothing 这个接口/,
  ])
  await expect(consoleOf(page).getByLabel('省份')).toHaveValue('海南')
})
