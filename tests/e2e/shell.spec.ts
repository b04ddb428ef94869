import { caseOf, expect, LONG, test, visit } from './support'

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/', '/welcome'],
    ['/home', '/welcome'],
    ['/student', '/welcome'],
    ['/student/pici?province=浙江', '/pici?province=浙江'],
  ] as const) {
    test(`S1-2.2 S1-2.8 S1-2.32 ${from} leads to ${to}`, async ({ page }) => {
      await visit(page, from)
      await expect.poll(() => decodeURIComponent(page.url())).toContain(to)
    })
  }

  test('S1-2.7 an unknown one says so and offers ways on', async ({ page }) => {
    await visit(page, '/nirgends')
    await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
    await expect(page).toHaveTitle('没有这个页面 择途 · 高考志愿信息与填报')
    await page.getByRole('main').getByRole('link', { name: '查位次' }).click()
    await expect(page.getByRole('heading', { name: '一个分数排在第几位' })).toBeVisible()
  })

  for (const [at, path] of [
    '/student/%2Fevil.example',
    '/student/nirgends',
    '/student/%5Cevil.example',
  ].entries())
    test(`${path} says so too`, caseOf(at, 0), async ({ page, baseURL }) => {
      await visit(page, path)
      await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
      expect(new URL(page.url()).origin).toBe(baseURL)
    })
})

test.describe('the shell', () => {
  test('S1-2.1 names each page and moves focus to its heading', async ({ page }) => {
    await visit(page, '/welcome')
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '批次线' }).click()
    await expect(page).toHaveTitle('批次线 · 择途')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page.getByRole('link', { name: '批次线', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('lets the keyboard skip to the content', async ({ page }) => {
    await visit(page, '/pici')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('S1-2.33 S1-2.35 offers help, and the toolbox only to those signed in', async ({ page }) => {
    await visit(page, '/welcome', { persona: 'guest' })
    await expect(page.getByRole('link', { name: '资料库' })).toBeHidden()
    await page.getByRole('button', { name: '帮助' }).click()
    await page.getByRole('link', { name: '联系我们' }).click()
    await expect(page).toHaveURL(/\/about#contact/)
    await expect(page.getByRole('heading', { name: '联系我们' })).toBeInViewport()
    await visit(page, '/about?lib=book', { persona: 'guest' })
    await expect(page.getByRole('dialog', { name: '资料库' })).toContainText('登录后可以看')
    await visit(page, '/about', { persona: 'student' })
    await expect(page.getByRole('link', { name: '资料库' })).toBeVisible()
  })

  test(
    'has all of its menu in 大字: what stands elsewhere too gives way, or a button opens it',
    LONG,
    async ({ page }) => {
      await visit(page, '/pici', { persona: 'student' })
      const menu = page.getByRole('navigation', { name: '主导航' })
      await expect(menu.getByRole('link', { name: /我的志愿表/ })).toContainText('2')
      const large = page.getByRole('switch', { name: '大字' })
      await large.click()
      await expect(large).toBeChecked()
      await expect(menu.getByRole('link', { name: '首页' })).toBeHidden()
      // At the least width that has all of the header, too.
      for (const width of [1440, 1408]) {
        await page.setViewportSize({ width, height: 900 })
        expect(await menu.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1100, height: 800 })
      await expect(menu).toBeHidden()
      await expect(page.getByRole('button', { name: '菜单' })).toBeVisible()
      // A narrower header has it in its menus.
      await expect(large).toBeHidden()
      await page.getByRole('button', { name: '帮助' }).click()
      await large.click()
      await expect(menu).toBeVisible()
    },
  )

  test('S1-2.29.12 S1-2.30 counts the lists a student has made, not the planner’s', async ({ page }) => {
    await visit(page, '/about', { persona: 'student' })
    const link = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /我的志愿表/ })
    await expect(link).toHaveText(/2/)
  })

  test('S1-2.36 masks the phone in its bar and shows it inside', async ({ page }) => {
    await visit(page, '/about', { persona: 'student' })
    await page.getByRole('button', { name: /138\*{4}8000/ }).click()
    await expect(page.getByText('13800008000')).toBeVisible()
  })

  test('S1-2.37 says that figures are not official', async ({ page }) => {
    await visit(page, '/welcome')
    await expect(page.getByText('演示数据', { exact: true })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2025')
    await expect(page.getByRole('contentinfo')).toContainText('号-1（示例）')
  })

  test('S1-9.17 the root font grows with the window, and is never below what one can read', async ({
    page,
  }) => {
    await visit(page, '/about')
    for (const [width, size] of [
      [390, '16px'],
      [1920, '16px'],
      [2880, '24px'],
      [12_000, '80px'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.locator('html')).toHaveCSS('font-size', size)
    }
  })
})

test.describe('a chunk that does not arrive', () => {
  test.use({ isFirstVisit: true, expectedErrors: [/Failed to (load|fetch)|dynamically imported|ERR_FAILED/] })

  test('S1-8.6 is an error with a retry, and the shell stays', async ({ page }) => {
    // The router reloads once by itself; a page that was not rendered at build time needs its chunk then too.
    await visit(page, '/welcome', { persona: 'student', fail: 'GET /assets/myvolunteer:offline' })
    await page
      .getByRole('navigation', { name: '主导航' })
      .getByRole('link', { name: /我的志愿表/ })
      .click()
    await expect(page.getByRole('heading', { name: '页面加载失败' })).toBeVisible()
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
  })
})

test('S1-4.15 is mounted when the lists that every page needs have come', async ({ page }) => {
  await visit(page, '/chadaxuerank', { latency: 'GET /api/startup/lists:2500' })
  const [lists, mounted] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.includes('/api/startup/lists')),
    performance.getEntriesByName('zetu:mounted')[0],
  ])
  expect(lists?.duration).toBeGreaterThan(2000)
  expect(mounted?.startTime).toBeGreaterThan((lists?.startTime ?? 0) + (lists?.duration ?? 0))
})

test.describe('before the application has loaded', () => {
  test.use({ javaScriptEnabled: false })

  test('a page rendered at build time says what it is about', async ({ page }) => {
    await page.goto('/chadaxuerank')
    await expect(page.getByRole('heading', { level: 1, name: '大学排名' })).toBeVisible()
  })

  test('any other address shows the shell around a page on its way', LONG, async ({ page }) => {
    await page.goto('/chadaxueoverview/10358')
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    await expect(page.getByText('正在打开')).toBeAttached()
  })
})
