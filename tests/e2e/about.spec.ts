import { expect, LONG, test, visit } from './support'

test('says who, what the figures are and are not, and where they come from', async ({ page }) => {
  await visit(page, '/about')
  await expect(page).toHaveTitle('关于我们 · 择途')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('公开的数字放在一处，选择由你来做')
  for (const heading of ['我们是谁', '这些数字能看什么，不能看什么', '数据从哪里来', '联系我们']) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  await expect(page.getByText('没有隶属或合作关系')).toBeVisible()
  await expect(page.getByText('以省级教育考试院和高校招生章程公布为准；')).toBeVisible()
  await expect(page.getByRole('main').getByText('不能用于填报')).toBeVisible()
  await expect(page.getByRole('article', { name: '用户服务协议' })).toBeVisible()
  await expect(page.getByRole('article', { name: '隐私政策' })).toBeVisible()
})

test('promises nothing', LONG, async ({ page }) => {
  await visit(page, '/about')
  const text = await page.getByRole('main').textContent()
  expect(text).not.toMatch(/保录取|稳上|内部数据|100\s?%|成功率|录取率|独家/)
})

test('each part has an address of its own', LONG, async ({ page }) => {
  await visit(page, '/about#contact')
  await expect(page.getByRole('heading', { name: '联系我们' })).toBeInViewport()
  await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  const contents = page.getByRole('navigation', { name: '本页内容' }).getByRole('link')
  await contents.filter({ hasText: '隐私政策' }).click()
  await expect(page).toHaveURL(/#privacy$/)
  await expect(page.getByRole('heading', { name: '隐私政策' })).toBeInViewport()
  await expect(contents.and(page.locator('[aria-current]'))).toHaveText(['隐私政策'])
})

test('leads to the figures it speaks of', LONG, async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('main').getByRole('link', { name: '一分一段与位次' }).click()
  await expect(page).toHaveURL(/\/weici/)
})
