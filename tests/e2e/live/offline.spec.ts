import { signIn, TEL } from '../sign-in.steps'
import { expect, test } from '../support'

test.use({
  isFirstVisit: true,
  serviceWorkers: 'allow',
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|dynamically imported/],
})

const COPIES = /没有连上服务器。这里有这台设备 .* 存下的内容/

test('without a network the site opens, an own list is read and changed, and the change is saved afterwards', async ({
  page,
  context,
}) => {
  await page.goto('/sso?next=/myvolunteer')
  const main = page.getByRole('main')
  await signIn(main, TEL.vip)
  await main.getByRole('table').getByRole('link').first().click()
  await page.waitForURL(/volunteerDetail/)
  await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(/志愿表/)
  const name = await main.getByRole('heading', { level: 1 }).innerText()
  await page.waitForLoadState('networkidle')
  // The worker keeps the pages of lists, and the page its answers, when nothing else is to be done.
  const held = () =>
    page.evaluate(async () => {
      const own = await caches.open('zetu-own-answers')
      const frame = await caches.match('/index.html')
      return (await own.keys()).length >= 8 && frame !== undefined
    })
  await expect.poll(held).toBe(true)
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.goto('/myvolunteer')
  await expect(page.getByText(COPIES)).toBeVisible()
  await main.getByRole('link', { name }).first().click()
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  // Everything that the page asks for has been kept.
  await expect(page.getByText('网络连接失败')).toHaveCount(0)
  await expect(main.getByText('加载失败')).toHaveCount(0)

  const rows = main.getByRole('button', { name: /^下移/ })
  const first = (await rows.first().getAttribute('aria-label')) ?? (await rows.first().innerText())
  await rows.first().click()
  await expect(main.getByText(/已留在本机/).first()).toBeVisible()
  await page.reload()
  await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(rows.nth(1)).toHaveAccessibleName(first)
  await expect(page.getByText(COPIES)).toBeVisible()

  const saved = page.waitForResponse(/preferences\/update\/C/)
  await context.setOffline(false)
  expect((await saved).ok()).toBe(true)
  await expect(page.getByText(COPIES)).toBeHidden()
})
