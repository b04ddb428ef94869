import { expect, LONG, test, visit } from './support'

const ODD = `<img src=x onerror=alert(1)> '%"\\😀`

test.describe('/search', () => {
  test('S1-2.27 finds by short name and shows what was asked, with counts on the tabs', async ({ page }) => {
    await visit(page, '/search?q=合工大 分数线')
    await expect(page).toHaveURL(/\/search\/all\?/)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: '合肥工业大学', exact: true })).toBeVisible()
    const tabs = page.getByRole('navigation', { name: '结果分类' })
    await expect(tabs.getByRole('link', { name: '院校 2' })).toBeVisible()
    await main.getByRole('link', { name: '合肥工业大学 · 录取分数线' }).click()
    await expect(page).toHaveURL(/\/chadaxueluqu\/10359/)
  })

  test('finds a school and a major that are named together', LONG, async ({ page }) => {
    await visit(page, '/search?q=郑州大学 计算机')
    const main = page.getByRole('main')
    await expect(
      main.getByRole('region', { name: '院校' }).getByRole('link', { name: '郑州大学', exact: true }),
    ).toBeVisible()
    await expect(main.getByRole('link', { name: '计算机科学与技术', exact: true })).toBeVisible()
    await main.getByRole('link', { name: '郑州大学 · 录取分数线' }).click()
    await expect(page).toHaveURL(/\/chadaxueluqu\/10459/)
  })

  test('lists one kind, by initials too', LONG, async ({ page }) => {
    await visit(page, '/search/searchZhuanye?q=jsjkxyjs')
    await expect(page.getByRole('main').getByRole('link', { name: '计算机科学与技术' })).toBeVisible()
    await visit(page, '/search/searchZhiye?q=程序')
    await expect(page.getByRole('region', { name: '职业' }).getByRole('listitem').first()).toBeVisible()
    await visit(page, '/search/searchSchool?q=zkd')
    await expect(page.getByRole('main').getByRole('link', { name: '中国科学技术大学' })).toBeVisible()
    await visit(page, '/search/searchZixun?q=体检')
    await expect(page.getByRole('region', { name: '资讯' }).getByRole('link').first()).toContainText('体检')
  })

  test(
    'finds the schools that bear the name of a place, beside those that lie there',
    LONG,
    async ({ page }) => {
      await visit(page, '/search/searchSchool?q=合肥')
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: '合肥工业大学', exact: true })).toBeVisible()
      await expect(main.getByRole('link', { name: /^安徽的院校/ })).toBeVisible()
    },
  )

  test('opens over any page with a key, and leads on by keyboard alone', async ({ page }) => {
    await visit(page, '/pici?province=安徽')
    await page.getByRole('main').focus()
    await page.keyboard.press('/')
    const box = page.getByRole('dialog').getByRole('combobox')
    await expect(box).toBeFocused()
    await page.keyboard.type('江苏 物理 600')
    await expect(page.getByRole('option', { name: /江苏物理 600 分/ })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/weici\?/)
    await expect(page.getByText('江苏 2025 年物理 600 分的位次区间')).toBeVisible()
    await page.goto('/search')
    await expect(page.getByRole('region', { name: '最近搜过' }).getByRole('link')).toHaveText([
      '江苏 物理 600',
    ])
  })

  test('says of what kinds it has found no name', LONG, async ({ page }) => {
    await visit(page, '/search/all?q=没有这个名称')
    await expect(page.getByText('没有名称含“没有这个名称”的院校、专业、职业。')).toBeVisible()
    await expect(page.getByRole('region', { name: '资讯' })).toBeVisible()
  })

  test('takes any text as text', LONG, async ({ page }) => {
    await visit(page, `/search/all?q=${encodeURIComponent(ODD)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`搜索：${ODD}`)
    await expect(page.locator('main img')).toHaveCount(0)
  })
})
