import { expect, LONG, test, visit } from './support'

test.describe('/chadaxue on a phone', () => {
  test('keeps its four rows in a sheet and shows what is chosen', LONG, async ({ page }) => {
    await visit(page, '/chadaxue', { persona: 'student' })
    const rows = page.getByRole('table', { name: '院校' }).getByRole('row')
    await expect(rows).toHaveCount(21)
    await page.getByRole('button', { name: /筛选/ }).tap()
    const sheet = page.getByRole('dialog', { name: '院校筛选' })
    await sheet
      .getByRole('group', { name: '省份' })
      .getByRole('button', { name: /^展开其余/ })
      .tap()
    await sheet.getByRole('group', { name: '省份' }).getByRole('button', { name: /^安徽/ }).tap()
    await sheet.getByRole('group', { name: '院校特色' }).getByRole('button', { name: /^985/ }).tap()
    await sheet.getByRole('button', { name: /^查看 [\d,]+ 所$/ }).tap()
    await expect(page.getByRole('region', { name: '院校列表' }).getByRole('status')).toHaveText('共 1 所院校')
    await page.getByRole('list', { name: '已选条件' }).getByRole('button', { name: '去掉“985”' }).tap()
    await expect(rows).toHaveCount(21)
    await page.getByRole('button', { name: '加载更多' }).tap()
    await expect(rows).toHaveCount(41)
    await expect.poll(() => decodeURIComponent(page.url())).toContain('provinces=安徽')
  })

  test('never scrolls sideways, and gives a mark room for a finger', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, '/chadaxue', { persona: 'student' })
    await expect(page.getByRole('row', { name: /^清华大学/ })).toContainText(/2026 计划 \d/)
    await page.getByRole('button', { name: '对比清华大学' }).tap()
    await expect(page.getByRole('region', { name: '院校对比' })).toBeInViewport({ ratio: 1 })
    const box = await page.getByRole('button', { name: '对比清华大学' }).boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
})
