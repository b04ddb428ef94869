import { expect, LONG, test, visit } from './support'

test.describe('/pici on a phone', () => {
  test('jumps from year to year with a line that stays in view', async ({ page }) => {
    await visit(page, '/pici')
    const years = page.getByRole('navigation', { name: '年份' })
    for (const year of ['2021 年', '2018 年', '2025 年']) {
      await years.getByRole('button', { name: year }).tap()
      await expect(page.getByRole('heading', { name: year })).toBeInViewport({ ratio: 1 })
      await expect(years).toBeInViewport()
    }
  })

  test('says on the narrowest phone what each figure of a line is', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await visit(page, '/pici?province=安徽')
    const row = page
      .getByRole('region', { name: '2025 年' })
      .getByRole('row', { name: /本科批/ })
      .first()
    await expect(row).toBeVisible()
    const words = await row
      .locator('td')
      .evaluateAll((all) =>
        all.filter((cell) => cell.clientWidth > 0).map((cell) => getComputedStyle(cell, '::before').content),
      )
    expect(words).toEqual(['"批次"', '"科类"', '"控制线"', '"比上年"', '"分数段"'])
  })

  test('gives a line room for a finger', LONG, async ({ page }) => {
    await visit(page, '/pici')
    const box = await page
      .getByRole('region', { name: '2025 年' })
      .getByRole('link', { name: '461' })
      .boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(box?.width).toBeGreaterThanOrEqual(44)
  })
})
