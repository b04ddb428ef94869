import { expect, LONG, test, visit } from './support'

test('on a phone the list stands in a sheet, its count always in view', LONG, async ({ page }) => {
  await visit(page, '/recommendation/s-1/c-s-1-1/new/本科批', { persona: 'student' })
  await page.getByRole('button', { name: /^加入/ }).first().tap()
  await expect(page.getByText('已填 1 / 45', { exact: true })).toBeVisible()
  await expect(page.getByText(/滑档 \d/)).toBeVisible()
  await page.getByRole('button', { name: '看志愿表' }).tap()
  const sheet = page.getByRole('dialog', { name: '正在填的志愿表' })
  await expect(sheet.getByRole('list', { name: '正在填的志愿表' }).getByRole('listitem')).toHaveCount(1)
  await sheet.getByRole('button', { name: '保存为志愿表' }).tap()
  await expect(page).toHaveURL(/\/recommendation\/s-1\/c-s-1-1\/(?!new)[^/]+\//)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
