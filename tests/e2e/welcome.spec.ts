import { expect, LONG, test, visit } from './support'

test.describe('/welcome', () => {
  test('S1-2.3 leads from province, subject and score to the rank', async ({ page }) => {
    await visit(page, '/welcome')
    await page.getByLabel('高考省份').selectOption('江苏')
    await page.getByLabel('科类').selectOption('历史')
    await page.getByLabel('高考或模考总分').fill('580')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page).toHaveURL(/\/weici\?/)
    await expect(page.getByText('江苏 2025 年历史 580 分的位次区间')).toBeVisible()
  })

  test('says what there is none of, not that it is still awaited', LONG, async ({ page }) => {
    await visit(page, '/welcome', { persona: 'vip', fail: '*:empty' })
    await expect(page.getByLabel('高考省份')).toHaveValue('安徽')
    await expect(page.getByLabel('科类').getByRole('option')).toHaveText(['暂无'])
    await expect(page.getByText('暂无各批次的日程。')).toBeVisible()
  })

  test('answers a score while it is typed', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    await expect(page.getByLabel('科类')).toHaveValue('物理')
    await page.getByLabel('高考或模考总分').fill('600')
    await expect(page.getByText('第 26,394–27,089 位')).toBeVisible()
    await expect(page.getByText(/有.+等，不是预测/)).toBeVisible()
    await expect(page.getByRole('link', { name: '高出本科线 139 分，高出特控线 86 分' })).toBeVisible()
    await page.getByRole('link', { name: '2025 年，这个位次录到了哪里' }).click()
    await expect(page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })).toBeInViewport()
  })

  test('S1-2.32 leads to the original books, and tells a guest before the click what they ask for', async ({
    page,
  }) => {
    await visit(page, '/welcome')
    const door = page.getByRole('main').getByRole('link', { name: '招生原书' })
    await expect(door).toContainText('登录后可查')
    await visit(page, '/welcome', { persona: 'student' })
    await expect(door).not.toContainText('登录后可查')
    await door.click()
    await expect(
      page.getByRole('dialog', { name: '资料库' }).getByRole('search', { name: '书名' }),
    ).toBeVisible()
  })

  test('tells a student what is due, what they made and what they saw', async ({ page }) => {
    await visit(page, '/chadaxueoverview/10359', { persona: 'student' })
    await expect(page).toHaveTitle(/^合肥工业大学 /)
    await page.getByRole('link', { name: '择途，回到首页' }).click()
    await expect(page.getByRole('region', { name: '安徽下一件事' })).toContainText('还有 3 天')
    await expect(page.getByRole('region', { name: '我的填报' })).toContainText('模考 507 分')
    await expect(
      page.getByRole('region', { name: '最近看过' }).getByRole('link', { name: /合肥工业大学/ }),
    ).toBeVisible()
  })

  test('asks for a score that is one', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByRole('alert')).toHaveText('请输入分数')
    await page.getByLabel('高考或模考总分').fill('六百')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByRole('alert')).toHaveText('分数是 0 到 900 的整数')
    await expect(page.getByLabel('高考或模考总分')).toHaveValue('六百')
  })

  test('shows a student where they stand', LONG, async ({ page }) => {
    await visit(page, '/welcome', { persona: 'student' })
    await expect(page.getByRole('heading', { name: '林小满，你好' })).toBeVisible()
    await expect(page.getByText('2026 年（高三）')).toBeVisible()
    await expect(page.getByText('物理、化学、生物')).toBeVisible()
    await expect(page.getByLabel('高考或模考总分')).toHaveValue('507')
    await expect(page.getByText('你记下的模考 507 分')).toBeVisible()
    await expect(page.getByText('第 123,338–124,829 位')).toBeVisible()
  })

  test('S1-9.20 still works when the startup data cannot be loaded', async ({ page }) => {
    await visit(page, '/welcome', {
      fail: ['GET /api/startup/lists:rejected', 'GET /api/school/types:rejected'],
    })
    await expect(page.getByLabel('科类')).toHaveValue('物理')
  })
})

test.describe('/welcome as a place to leave from', () => {
  // Calls of a page that is left at once reach a server that answers none.
  test.use({ expectedErrors: [/Failed to load resource: .* 404/] })

  test('has links that all lead somewhere', LONG, async ({ page }) => {
    await visit(page, '/welcome', { persona: 'student' })
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((all) => [...new Set(all.map((a) => a.getAttribute('href') ?? ''))])
    expect(links.length).toBeGreaterThan(4)
    for (const link of links) {
      await visit(page, link)
      // By element: where the drawer opens, what lies below it has no role.
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('h1')).not.toHaveText('没有这个页面')
    }
  })
})
