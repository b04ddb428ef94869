import { expect, LONG, test, visit } from './support'

test('a brochure fits a phone, its wide table in a box of its own', LONG, async ({ page }) => {
  await visit(page, '/chadaxuezhaosheng/10357')
  await page.getByRole('button', { name: /2025 年招生章程/ }).tap()
  const article = page.getByRole('article', { name: '安徽大学 2025 年招生章程' })
  await expect(article.getByRole('group', { name: '表格' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.goBack()
  await expect(page.getByText('第 1 / 2 页')).toBeVisible()
})
