import { expect, LONG, test, visit } from './support'

test.describe('majors on a phone', () => {
  test('fit the screen: library, type and each part of a major', LONG, async ({ page }) => {
    for (const path of [
      '/chazhuanye',
      '/chazhuanyetype/0809',
      '/chazhuanyedetail/080901',
      '/chazhuanyedetailjiuye/080901',
      '/chazhuanyedetailyuanxiao/080901',
    ]) {
      await visit(page, path)
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    }
  })

  test('keep the tree folded until it is asked for', LONG, async ({ page }) => {
    await visit(page, '/chazhuanyedetail/080901')
    const tree = page.getByRole('tree', { name: '专业目录' })
    await expect(page.getByRole('heading', { name: '培养目标' })).toBeVisible()
    await expect(tree).toBeHidden()
    await page.getByRole('button', { name: '专业目录' }).click()
    await tree.getByRole('link', { name: '软件工程' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('软件工程')
    await expect(tree).toBeHidden()
  })

  test('ask for the whole catalogue when it is unfolded, and once', LONG, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const trees = () => asked.filter((path) => path.startsWith('/api/majors/by-level/'))
    await visit(page, '/chazhuanyedetailyuanxiao/080901')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('计算机科学与技术')
    const places = page.getByRole('navigation', { name: '所在位置' }).getByRole('listitem')
    await expect(places).toHaveText(['专业库', '工学', '计算机类', '计算机科学与技术'])
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    expect(trees()).toEqual([])
    await page.getByRole('button', { name: '专业目录' }).click()
    await expect(page.getByRole('tree', { name: '专业目录' })).toBeVisible()
    expect(trees()).toEqual(['/api/majors/by-level/1'])
  })

  test('say that there is no such major', LONG, async ({ page }) => {
    await visit(page, '/chazhuanyedetail/080999')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这个专业')
  })

  test.describe('whose record does not come', () => {
    test.use({ expectedErrors: [/status of 500/] })

    test('have their place in the catalogue', LONG, async ({ page }) => {
      await visit(page, '/chazhuanyedetailjiuye/080901', { fail: 'GET /api/majors/detail/{id}:500' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('计算机科学与技术')
      await expect(page.getByRole('heading', { name: '计算机科学与技术毕业后做什么' })).toBeVisible()
    })
  })
})
