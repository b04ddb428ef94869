import { expect, test, visit } from './support'

test('a search on a phone begins in the header', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: '搜索' }).tap()
  await page.getByRole('dialog').getByRole('combobox').fill('合肥 计算机')
  await page.getByRole('option', { name: /安徽开设计算机科学与技术的院校/ }).tap()
  await expect(page).toHaveURL(/\/chazhuanyedetailyuanxiao\/080901\?/)
})
