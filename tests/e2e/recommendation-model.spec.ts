import { expect, LONG, test, visit } from './support'

test('the method is told to everybody, and a list leads there', LONG, async ({ page }) => {
  await visit(page, '/recommendation-model', { persona: 'guest' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('概率是怎么算出来的')
  await expect(page.getByRole('row', { name: /本站的算法/ })).toContainText('0.094')
  await expect(page.getByRole('figure', { name: /说的概率与实际/ })).toBeVisible()
  await visit(page, '/volunteerDetail/s-2/score-s-2/l-4', { persona: 'vip' })
  await page.getByRole('link', { name: /^为什么/ }).click()
  await expect(page).toHaveURL(/\/recommendation-model/)
})
