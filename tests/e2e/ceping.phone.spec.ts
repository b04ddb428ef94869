import { expect, LONG, test, visit } from './support'

test('questions and results fit a phone', LONG, async ({ page }) => {
  await visit(page, '/cepingtest/personality')
  const answer = page.getByRole('button', { name: '说不准' })
  for (let place = 1; place <= 40; place += 1) {
    await expect(page.getByText(`第 ${place} / 40 题`)).toBeVisible()
    await answer.tap()
  }
  await expect(page.getByRole('heading', { level: 1, name: '四个方面都在中间' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
