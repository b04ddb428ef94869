import { caseOf, expect, LONG, test, visit } from './support'

const PAGES = [
  '/welcome',
  '/about',
  '/sso',
  '/pici',
  '/weici?score=600',
  '/myvolunteer',
  '/userinfo/basicInfo',
  '/nirgends',
]

test.describe('on a phone', () => {
  for (const [at, page] of PAGES.entries()) {
    test(`${page} does not scroll sideways, at 390 and at 360`, caseOf(at), async ({ page: tab }) => {
      await visit(tab, page, { persona: 'student' })
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
      for (const width of [390, 360]) {
        await tab.setViewportSize({ width, height: 800 })
        // A chart takes a moment to draw itself anew.
        const overflow = () =>
          tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        await expect.poll(overflow, { message: `${width}` }).toBeLessThanOrEqual(0)
      }
    })
  }

  test('the menu opens everything that the top navigation has', async ({ page }) => {
    await visit(page, '/welcome', { persona: 'student' })
    await page.getByRole('button', { name: '菜单' }).click()
    const menu = page.getByRole('dialog', { name: '菜单' })
    await expect(menu.getByRole('link', { name: '资料库' })).toBeVisible()
    await menu.getByRole('link', { name: '一分一段' }).click()
    await expect(menu).toBeHidden()
    await expect(page.getByRole('heading', { name: '一个分数排在第几位' })).toBeVisible()
  })

  test(
    'conditions are one line that opens a sheet; a condition can be taken away',
    LONG,
    async ({ page }) => {
      await visit(page, '/weici?score=600')
      const bar = page.getByRole('region', { name: '位次条件' })
      await expect(bar.getByText('600 分')).toBeVisible()
      await bar.getByRole('button', { name: '筛选' }).click()
      const sheet = page.getByRole('dialog', { name: '位次条件' })
      await sheet.getByLabel('科类').selectOption('历史')
      await sheet.getByRole('button', { name: '完成' }).click()
      await expect(page.getByText('安徽 2025 年历史 600 分的位次区间')).toBeVisible()
      await bar.getByRole('button', { name: '去掉“600 分”' }).click()
      await expect(page.getByRole('region', { name: '位次结果' })).toBeHidden()
      await expect(page).not.toHaveURL(/score=/)
    },
  )

  test('what is touched is large enough', async ({ page }) => {
    await visit(page, '/weici?score=600')
    for (const control of [
      page.getByRole('button', { name: '菜单' }),
      page.getByRole('button', { name: '登录' }),
      page.getByRole('button', { name: '筛选' }),
      page.getByRole('button', { name: '查位次' }),
      page.getByLabel('分数', { exact: true }),
    ]) {
      const box = await control.boundingBox()
      expect(box?.height).toBeGreaterThanOrEqual(44)
    }
  })
})
