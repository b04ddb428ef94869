import { expect, LONG, test, visit } from './support'

test.describe('/chadaxuerank on a phone', () => {
  test('fits the screen and turns pages with a finger', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/chadaxuerank')
    await expect(page.getByText('01', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await page.getByRole('button', { name: '下一页' }).tap()
    await expect(page.getByText('21', { exact: true })).toBeInViewport()
  })
})
