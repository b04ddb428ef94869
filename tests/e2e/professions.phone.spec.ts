import { beginUse, expect, LONG, test, visit } from './support'

test.describe('professions on a phone', () => {
  test('fit the screen: library, type and profession', LONG, async ({ page }) => {
    for (const path of ['/chazhiye', '/chazhiyeoverview/20209', '/chazhiyedetail/2010601']) {
      await visit(page, path, { persona: 'vip' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText(/337|样本：/).first()).toBeAttached()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })

  test('have their tabs where they stay, however long the name that is awaited', LONG, async ({ page }) => {
    await visit(page, '/chazhiyeoverview/20106', {
      persona: 'vip',
      latency: 'GET /api/professions/search:2000',
    })
    const tabs = page.getByRole('navigation', { name: '职业资料' })
    await expect(page.getByRole('heading', { level: 1, name: '职业', exact: true })).toBeVisible()
    const awaited = await tabs.boundingBox()
    await expect(page.getByRole('heading', { level: 1, name: '自然科学和地球科学研究人员' })).toBeVisible()
    expect((await tabs.boundingBox())?.y).toBe(awaited?.y)
  })

  test('keep the tree folded until it is asked for', LONG, async ({ page }) => {
    await visit(page, '/chazhiyeoverview/20106')
    const tree = page.getByRole('tree', { name: '职业目录' })
    await expect(page.getByText(/样本：/)).toBeVisible()
    await expect(tree).toBeHidden()
    await page.getByRole('button', { name: '职业目录' }).click()
    await tree.getByRole('link', { name: '物理研究人员' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('物理研究人员')
    await expect(tree).toBeHidden()
  })

  test('show a chart in the width there is', LONG, async ({ page }) => {
    await visit(page, '/chazhiyeoverview/20209', { persona: 'vip' })
    await beginUse(page)
    const chart = page.getByRole('figure', { name: /每月招聘量/ })
    await chart.scrollIntoViewIfNeeded()
    await chart.getByRole('slider').tap()
    await expect(chart.getByRole('slider')).toHaveAttribute('aria-valuetext', /万人\/月/)
    expect((await chart.boundingBox())?.width).toBeLessThanOrEqual(358)
  })
})
