import { beginUse, expect, test, visit } from './support'

test('S1-2.56.1 S1-2.56.4 S2-9.14 a school fits a phone, folds its overview and keeps the open tab in view', async ({
  page,
}) => {
  await visit(page, '/chadaxueoverview/10358')
  await beginUse(page)
  const article = page.getByRole('article', { name: '中国科学技术大学概况' })
  await expect(article).toContainText('报考前')
  const fold = page.getByRole('button', { name: /^展开全部\s*院校简介$/ })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.tap()
  await expect(page.getByRole('button', { name: /^收起\s*院校简介$/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(page.getByRole('heading', { name: '联系学校' })).toBeAttached()
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  expect(await fits()).toBe(true)

  await page.getByRole('button', { name: '深造率的口径' }).tap()
  await expect(page.getByRole('tooltip')).toBeInViewport()
  expect(await fits()).toBe(true)

  await visit(page, '/chadaxuezhuanye/10358')
  await expect(
    page.getByRole('navigation', { name: '院校资料' }).getByRole('link', { name: '专业与院系' }),
  ).toBeInViewport({ ratio: 1 })
  expect(await fits()).toBe(true)
})

test('a school is short on a phone, and what one does with it stands at the foot unless something is written', async ({
  page,
}) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const asked = 'province=安徽&subject=物理&rank=27089'
  await visit(page, `/chadaxueoverview/10357?${asked}`, { persona: 'student' })
  await beginUse(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  expect(await height()).toBeLessThanOrEqual(2_750)
  const acts = [/^收藏安徽大学$/, /^对比安徽大学$/, /^加入志愿表：安徽大学$/].map((name) =>
    page.getByRole('button', { name }),
  )
  for (const act of acts) {
    await expect(act).toBeInViewport({ ratio: 1 })
    const { width = 0, height: tall = 0 } = (await act.boundingBox()) ?? {}
    expect(Math.min(width, tall)).toBeGreaterThanOrEqual(44)
  }
  await page.getByRole('button', { name: '改我的位次' }).tap()
  await expect(page.getByLabel('我的位次')).toBeFocused()
  for (const act of acts) await expect(act).toBeHidden()
  await page.getByRole('button', { name: '取消' }).tap()
  for (const act of acts) await expect(act).toBeVisible()

  await visit(page, `/chadaxueluqu/10357?${asked}`)
  await beginUse(page)
  await expect(page.getByRole('table', { name: '院校历年最低位次' })).toBeVisible()
  expect(await height()).toBeLessThanOrEqual(3_350)
  const rows = page.getByRole('table', { name: '录取分数线' }).getByRole('row')
  const before = await rows.count()
  await page
    .getByRole('button', { name: /^展开其余 \d+ 个专业$/ })
    .first()
    .tap()
  expect(await rows.count()).toBeGreaterThan(before)
})
