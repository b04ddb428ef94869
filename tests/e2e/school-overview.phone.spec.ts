import { beginUse, expect, test, visit } from './support'

test('S2-9.14 a school fits a phone, folds its overview and keeps the open tab in sight', async ({
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
