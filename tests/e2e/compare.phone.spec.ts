import { expect, LONG, test, visit } from './support'

/** px, of what a finger can press. */
const ONE_LINE = 44

test.describe('/compare on a phone', () => {
  test('has room for what failed beside a field', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/compare?schools=10358', {
      persona: 'vip',
      fail: 'GET /api/preferences/scores:rejected',
    })
    const again = page.getByRole('button', { name: '自己的成绩加载失败，重试' })
    expect((await again.boundingBox())?.height).toBeLessThanOrEqual(ONE_LINE)
    await visit(page, '/gaokaozixun', {
      fail: ['GET /api/startup/lists:rejected', 'GET /api/province/list:rejected'],
    })
    const province = page
      .getByRole('region', { name: '招生日程' })
      .getByRole('button', { name: '省份加载失败，重试' })
    expect((await province.boundingBox())?.height).toBeLessThanOrEqual(ONE_LINE)
  })

  test('scrolls sideways by itself, with names and rows in view', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/compare?schools=10358,10359,10357,10003')
    const box = page.getByRole('region', { name: '院校对比表' })
    const row = page.getByRole('rowheader', { name: /^院校类型/ })
    await expect(page.getByRole('row', { name: /^所在地/ })).toContainText('合肥')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    // The names stand once, until their head has left the screen.
    const strip = page.locator('[aria-hidden]').getByText('清华大学')
    await expect(strip).toBeHidden()
    await row.scrollIntoViewIfNeeded()
    await box.evaluate((element) => element.scrollTo({ left: 400 }))
    const [rowPlace, boxPlace] = await Promise.all([row.boundingBox(), box.boundingBox()])
    expect(Math.abs((rowPlace?.x ?? 0) - (boxPlace?.x ?? 0))).toBeLessThanOrEqual(2)
    await expect(strip).toBeInViewport({ ratio: 1 })
  })

  test('finds a school by chips, which scroll sideways by themselves', async ({ page }) => {
    await visit(page, '/compare?schools=10358,10357&provinces=安徽')
    await expect(page.getByRole('list', { name: '找到的院校' }).getByRole('button')).toHaveCount(6)
    const { clientWidth, scrollWidth } = await page.evaluate(() => {
      const { documentElement } = document
      return { clientWidth: documentElement.clientWidth, scrollWidth: documentElement.scrollWidth }
    })
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  })
})
