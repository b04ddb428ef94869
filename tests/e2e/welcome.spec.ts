import { beginUse, expect, LONG, test, visit } from './support'

test.describe('/welcome', () => {
  test('S1-2.3 leads from province, subject and score to the rank', async ({ page }) => {
    await visit(page, '/welcome')
    await beginUse(page)
    await page.getByLabel('高考省份').selectOption('江苏')
    await page.getByLabel('科类').selectOption('历史')
    await page.getByLabel('高考或模考总分').fill('580')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page).toHaveURL(/\/weici\?/)
    await expect(page.getByText('江苏 2025 年历史 580 分的位次区间')).toBeVisible()
  })

  test('says what there is none of, not that it is still awaited', LONG, async ({ page }) => {
    await visit(page, '/welcome', { persona: 'vip', fail: '*:empty' })
    await beginUse(page)
    await expect(page.getByLabel('高考省份')).toHaveValue('安徽')
    await expect(page.getByLabel('科类').getByRole('option')).toHaveText(['暂无'])
    await expect(page.getByText('暂无各批次的日程。')).toBeVisible()
  })

  test('answers a score while it is typed', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    await beginUse(page)
    await expect(page.getByLabel('科类')).toHaveValue('物理')
    await page.getByLabel('高考或模考总分').fill('600')
    await expect(page.getByText('第 26,394–27,089 位')).toBeVisible()
    await expect(page.getByRole('link', { name: '高出本科线 139 分，高出特控线 86 分' })).toBeVisible()
    await page
      .getByRole('region', { name: '2025 年，这个位次录到了哪里' })
      .getByRole('link', { name: /^全部/ })
      .click()
    await expect(page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })).toBeInViewport()
  })

  test('shows on a ruler where a score stands, and before there is one where schools drew their line', async ({
    page,
  }) => {
    await visit(page, '/welcome')
    await beginUse(page)
    await expect(page.getByRole('figure', { name: /填上分数，看你在哪里/ })).toBeVisible()
    const known = page.getByRole('region', { name: '安徽 物理，2025 年录到第几名' })
    await expect(known.getByRole('row', { name: /安徽大学/ })).toContainText('27,299')
    await page.getByLabel('高考或模考总分').fill('600')
    const ruler = page.getByRole('figure', { name: /约 \d+% 的线比你的位次高/ })
    await expect(ruler).toContainText('我 2.7 万')
    await expect(ruler).toContainText(/冲 [\d,]+–[\d,]+ 位，稳 [\d,]+–[\d,]+ 位，保 [\d,]+ 位以后/)
    await expect(known).toBeHidden()
  })

  test('narrows where a rank led by one press, in its address, and takes that to the rank page', async ({
    page,
  }) => {
    await visit(page, '/welcome?score=600&province=安徽&subject=物理')
    await beginUse(page)
    const led = page.getByRole('region', { name: '2025 年，这个位次录到了哪里' })
    const all = led.getByRole('link', { name: /^全部 [\d,]+ 个专业组$/ })
    const countOf = async () => Number(/([\d,]+) 个/.exec(await all.innerText())?.[1]?.replace(',', ''))
    await expect(all).toBeVisible()
    const before = await countOf()
    const home = led.getByRole('button', { name: /^安徽/ })
    const offered = Number(/(\d+)$/.exec((await home.innerText()).trim())?.[1])
    await home.click()
    await expect(home).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(/place=/)
    await expect.poll(countOf).toBe(offered)
    expect(offered).toBeLessThan(before)
    for (const row of (await led.getByRole('row').all()).slice(1)) await expect(row).toContainText('安徽')
    const rows = await led.getByRole('row').allInnerTexts()
    const ranks = rows.flatMap((row) => /\d\d,\d{3}/.exec(row)?.[0] ?? [])
    expect(ranks.length).toBeGreaterThan(2)
    await all.click()
    await expect(page.getByRole('button', { name: '所在地：安徽' })).toBeVisible()
    // The nearest of the rank page are the rows of the first.
    const table = page.getByRole('table', { name: '这个位次前后录到的院校' })
    for (const rank of ranks) await expect(table).toContainText(rank)
    await expect(page.getByText(new RegExp(`找到 ${offered} 个专业组`))).toBeVisible()
  })

  test('says which control line of a batch is missed, beside the tier', async ({ page }) => {
    await visit(page, '/welcome?score=400&province=西藏&subject=文科')
    await beginUse(page)
    const led = page.getByRole('region', { name: /这个位次录到了哪里$/ })
    await expect(
      led
        .getByText(/未达本一线/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible()
  })

  test('says what changed in the plans of the schools near the rank', LONG, async ({ page }) => {
    await visit(page, '/welcome?score=600&province=安徽&subject=物理')
    await beginUse(page)
    const changed = page.getByRole('region', { name: '今年变了什么' })
    await expect(changed.getByRole('listitem')).toHaveCount(3)
    await expect(changed.getByRole('listitem').first()).toContainText(/[\d,]+ 人(多|少) \d+/)
  })

  test('S1-2.32 leads to the original books, and tells a guest before the click what they ask for', async ({
    page,
  }) => {
    await visit(page, '/welcome')
    await beginUse(page)
    const door = page.getByRole('main').getByRole('link', { name: '招生原书' })
    await expect(door).toContainText('登录后可查')
    await visit(page, '/welcome', { persona: 'student' })
    await beginUse(page)
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
    await expect(page.getByRole('region', { name: '安徽接下来' })).toContainText('还有 3 天')
    await expect(page.getByRole('region', { name: '我的填报' })).toContainText('模考 507 分')
    await expect(
      page.getByRole('region', { name: '最近看过' }).getByRole('link', { name: /合肥工业大学/ }),
    ).toBeVisible()
  })

  test('asks for a score that is one', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    await beginUse(page)
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByRole('alert')).toHaveText('请输入分数')
    await page.getByLabel('高考或模考总分').fill('六百')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByRole('alert')).toHaveText('分数是 0 到 900 的整数')
    await expect(page.getByLabel('高考或模考总分')).toHaveValue('六百')
  })

  test('shows a student where they stand', LONG, async ({ page }) => {
    await visit(page, '/welcome', { persona: 'student' })
    await beginUse(page)
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
    await beginUse(page)
    await expect(page.getByLabel('科类')).toHaveValue('物理')
  })
})

test.describe('/welcome as a place to leave from', () => {
  // Calls of a page that is left at once reach a server that answers none.
  test.use({ expectedErrors: [/Failed to load resource: .* 404/] })

  test('has links that all lead somewhere', LONG, async ({ page }) => {
    await visit(page, '/welcome', { persona: 'student' })
    await beginUse(page)
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
