import { beginUse, expect, LONG, test, visit } from './support'

test.describe('/weici on a phone', () => {
  test(
    'keeps the sheet open while one condition after the other is changed, faster than the answers come',
    LONG,
    async ({ page }) => {
      await visit(page, '/weici?score=600', { latency: 400 })
      await page.getByRole('button', { name: /^筛选：\s*安徽\s2025 年\s物理\s本科批$/ }).tap()
      const sheet = page.getByRole('dialog', { name: '位次条件' })
      await sheet.getByLabel('省份').selectOption('江苏')
      await sheet.getByLabel('科类').selectOption('历史')
      await sheet.getByRole('button', { name: '完成' }).tap()
      await expect(sheet).toBeHidden()
      await expect(page.getByText('江苏 2025 年历史 600 分的位次区间')).toBeVisible()
    },
  )

  test('a school near the rank is taken into a list from its row', LONG, async ({ page }) => {
    await visit(page, '/weici?score=560', { persona: 'student' })
    await beginUse(page)
    const table = page.getByRole('table', { name: '这个位次前后录到的院校' })
    // Without heads a plan says itself of which year it is.
    await expect(table.getByRole('row').nth(1)).toContainText(/2025 计划 \d/)
    await table
      .getByRole('button', { name: /^加志愿：/ })
      .first()
      .tap()
    await expect(page.getByRole('dialog', { name: /加进志愿表$/ })).toBeVisible()
  })

  test('opens the legend by touch and closes it by a touch elsewhere', LONG, async ({ page }) => {
    await visit(page, '/weici?score=600')
    await page.getByRole('button', { name: '竞争程度怎么分' }).tap()
    const legend = page.getByRole('tooltip')
    await expect(legend).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(legend).toBeHidden()
  })

  test(
    'keeps only the line of conditions in view, and every row of the table on one line',
    LONG,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await visit(page, '/weici?province=河南&year=2025&subject=物理&batch=专科批&score=300')
      await beginUse(page)
      await page.getByRole('button', { name: '看我的位次' }).tap()
      const own = page.getByRole('row', { name: /300\s*我的位次/ })
      await expect(own).toBeInViewport()
      await expect(page.getByRole('button', { name: '筛选' })).toBeInViewport()
      await expect(page.getByLabel('分数', { exact: true })).not.toBeInViewport()
      const table = page.getByRole('table', { name: /一分一段表/ })
      await expect(table.getByRole('columnheader', { name: '位次区间' })).toBeInViewport()
      const box = await own.boundingBox()
      expect(box?.height).toBeLessThan(50)
    },
  )
})
