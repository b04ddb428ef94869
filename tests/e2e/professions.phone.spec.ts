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
      latency: 'GET /api/professions/by-category/{category}:2000',
    })
    const tabs = page.getByRole('navigation', { name: '职业资料' })
    await expect(page.getByRole('heading', { level: 1, name: '职业', exact: true })).toBeVisible()
    const awaited = await tabs.boundingBox()
    await expect(page.getByRole('heading', { level: 1, name: '自然科学和地球科学研究人员' })).toBeVisible()
    expect((await tabs.boundingBox())?.y).toBe(awaited?.y)
  })

  test('keep the tree folded, and do not ask for it, until it is wanted', LONG, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const trees = () => asked.filter((path) => path === '/api/professions/search')
    await visit(page, '/chazhiyeoverview/20106')
    const tree = page.getByRole('tree', { name: '职业目录' })
    await expect(page.getByText(/样本：/)).toBeVisible()
    await expect(tree).toBeHidden()
    expect(trees()).toEqual([])
    await page.getByRole('button', { name: '职业目录' }).click()
    await tree.getByRole('link', { name: '物理研究人员' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('物理研究人员')
    await expect(tree).toBeHidden()
    expect(trees()).toHaveLength(1)
  })

  test('ask for nothing more where the whole catalogue has come already', LONG, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await visit(page, '/chazhiye')
    const name = page.getByRole('main').getByRole('link', { name: '自然科学和地球科学研究人员' }).first()
    await name.click()
    await expect(page.getByRole('heading', { level: 1, name: '自然科学和地球科学研究人员' })).toBeVisible()
    await expect(page.getByText(/样本：/)).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/api/professions/by-category'))).toEqual([])
    expect(asked.filter((path) => path === '/api/professions/search')).toHaveLength(1)
  })

  test('say that there is no such profession', LONG, async ({ page }) => {
    for (const code of ['2010699', '9999999']) {
      await visit(page, `/chazhiyedetail/${code}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这个职业')
    }
  })

  test.describe('whose category does not come', () => {
    test.use({ expectedErrors: [/status of 500/] })

    test('have their place in the catalogue', LONG, async ({ page }) => {
      await visit(page, '/chazhiyedetail/2010601', {
        fail: 'GET /api/professions/by-category/{category}:500',
      })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('数学研究人员')
      await expect(page.getByText(/样本：/)).toBeVisible()
    })
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
