import { expect, test, visit } from './support'

test.describe('majors on a phone', () => {
  test('fit the screen: library, type and each part of a major', async ({ page }) => {
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

  test('keep the tree folded until it is asked for', async ({ page }) => {
    await visit(page, '/chazhuanyedetail/080901')
    const tree = page.getByRole('tree', { name: '专业目录' })
    await expect(page.getByRole('heading', { name: '培养目标' })).toBeVisible()
    await expect(tree).toBeHidden()
    await page.getByRole('button', { name: '专业目录' }).click()
    await tree.getByRole('link', { name: '软件工程' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('软件工程')
    await expect(tree).toBeHidden()
  })
})
