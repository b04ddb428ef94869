import { expect, test, visit } from './support'

test('the staff area has its menu at the bottom, and its tables fit', async ({ page }) => {
  await visit(page, '/departStudentList', { persona: 'planner' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/学生 \d+ 名/)
  const menu = page.getByRole('navigation', { name: '工作台' })
  const box = await menu.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800)
  await menu.getByRole('link', { name: /我的学生/ }).click()
  await expect(page).toHaveURL(/\/myStudentList/)
  await expect(page.getByRole('button', { name: /^开始服务：/ }).first()).toBeVisible()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})

test('a planner’s phone says who needs her now, below the name', async ({ page }) => {
  await visit(page, '/myStudentList?status=3', { persona: 'planner', now: '2026-06-27T10:00:00+08:00' })
  const first = page.getByRole('table', { name: '服务单' }).getByRole('row').nth(1)
  await expect(
    first
      .getByText(/出分没录.*离截止 \d+ 天/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
})
