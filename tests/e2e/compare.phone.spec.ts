import { expect, test, visit } from './support'

test.describe('/compare on a phone', () => {
  test('scrolls in its own box, with names and rows in sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/compare?schools=10358,10359,10357,10003')
    const box = page.getByRole('region', { name: '院校对比表' })
    await expect(page.getByRole('row', { name: /^所在地/ })).toContainText('合肥')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await box.evaluate((element) => element.scrollTo(400, 300))
    await box.scrollIntoViewIfNeeded()
    const frame = await box.boundingBox()
    const row = await page.getByRole('rowheader', { name: /^院校类型/ }).boundingBox()
    const head = await page.getByRole('columnheader', { name: /清华大学/ }).boundingBox()
    expect(Math.abs((row?.x ?? 0) - (frame?.x ?? 0))).toBeLessThanOrEqual(2)
    expect(Math.abs((head?.y ?? 0) - (frame?.y ?? 0))).toBeLessThanOrEqual(2)
  })
})
