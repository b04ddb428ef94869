import { expect, LONG, test, visit } from './support'

test(
  'the early batch of one school fits a phone, its fee leading to the past scores',
  LONG,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await visit(page, '/preFraction/10027?province=安徽&year=2025')
    const link = page.getByRole('link', { name: '往年分数：北京师范大学提前批' }).first()
    await expect(link).toBeVisible()
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= 360)
    expect(await fits()).toBe(true)
    await link.tap()
    const table = page.getByRole('table', { name: '提前批分数线' })
    await expect(table.getByRole('columnheader')).toHaveText(['院校或专业', '最低分', '最低位次'])
    await expect(table).toContainText(/录取 \d+ 人\s*最高 \d{3} 分/)
    expect(await fits()).toBe(true)
    await expect(
      page.getByRole('navigation', { name: '院校资料' }).getByRole('link', { name: '提前批分数线' }),
    ).toBeInViewport({ ratio: 1 })
  },
)
