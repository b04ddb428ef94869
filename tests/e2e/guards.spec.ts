import { loginDialog, openLogin, signIn, TEL, userMenu } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'

const pathOf = (url: string) => new URL(url).pathname

test.describe('a guest inside the product', () => {
  test('S1-4.5 stays where they are while the dialog asks, and lands where they wanted to go', async ({
    page,
  }) => {
    await visit(page, '/welcome')
    const before = await page.evaluate(() => history.length)
    await page.getByRole('banner').getByRole('link', { name: '我的志愿表' }).click()
    await expect(loginDialog(page)).toBeVisible()
    expect(pathOf(page.url())).toBe('/welcome')
    expect(await page.evaluate(() => history.length)).toBe(before)

    await signIn(loginDialog(page), TEL.student)
    await expect(page).toHaveURL(/\/myvolunteer$/)
    await expect(page.getByRole('heading', { level: 1, name: /我的志愿表/ })).toBeFocused()
    await page.goBack()
    await expect.poll(() => pathOf(page.url())).toBe('/welcome')
    await expect(loginDialog(page)).toBeHidden()
  })

  test('who closes the dialog goes on as before', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    await page.getByRole('banner').getByRole('button', { name: '更多' }).click()
    await page.getByRole('banner').getByRole('link', { name: '个人信息' }).click()
    await loginDialog(page).getByRole('button', { name: '关闭' }).click()
    await expect(loginDialog(page)).toBeHidden()
    expect(pathOf(page.url())).toBe('/welcome')
    await page.getByRole('banner').getByRole('link', { name: '批次线' }).click()
    await expect(page).toHaveURL(/\/pici/)
    // What was wanted once is forgotten: a login from here stays here.
    await signIn(await openLogin(page), TEL.student)
    await expect(userMenu(page)).toBeVisible()
    await expect(page).toHaveURL(/\/pici/)
  })

  test(
    'stays there too when a link is followed before the application has loaded',
    LONG,
    async ({ page }) => {
      await visit(page, '/pici?province=浙江')
      await page.evaluate(() => location.assign('/myvolunteer'))
      await expect(loginDialog(page)).toBeVisible()
      await expect.poll(() => pathOf(page.url())).toBe('/pici')
      await loginDialog(page).getByRole('button', { name: '关闭' }).click()
      await expect(page.getByLabel('省份')).toHaveValue('浙江')
      await page.evaluate(() => location.assign('/myvolunteer'))
      await signIn(loginDialog(page), TEL.student)
      await expect(page).toHaveURL(/\/myvolunteer$/)
    },
  )

  test('sees which links ask for a login before following them', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    const bar = page.getByRole('navigation', { name: '主导航' })
    await expect(bar.getByRole('link', { name: '提前批', exact: true })).toBeVisible()
    await bar.getByRole('button', { name: '查学校专业' }).click()
    await expect(bar.getByRole('link', { name: '院校库 登录后可查' })).toBeVisible()
    await expect(bar.getByRole('link', { name: '大学排名', exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /院校库 登录后可查/ })).toBeVisible()
    await expect(main.getByRole('link', { name: /大学排名 登录/ })).toHaveCount(0)
    await signIn(await openLogin(page), TEL.student)
    await expect(userMenu(page)).toBeVisible()
    await expect(page.getByText('登录后可查')).toHaveCount(0)
  })

  test('is asked by a redirect to a guarded page too', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    await page.evaluate(() => history.pushState(null, '', '/student/myvolunteer'))
    await expect(loginDialog(page)).toBeVisible()
    await expect.poll(() => pathOf(page.url())).toBe('/welcome')
  })
})

test.describe('a guest on a direct visit', () => {
  test('S1-2.6 S1-2.24 sees /about behind the dialog and lands where the link leads', async ({ page }) => {
    const before = page.url()
    await visit(page, '/myvolunteer')
    await expect(page).toHaveURL(/\/about\?next=(%2F|\/)myvolunteer/)
    await expect(loginDialog(page)).toBeVisible()
    await expect(page.locator('main h1')).toHaveText('公开的数字放在一处，选择由你来做')
    await signIn(loginDialog(page), TEL.student)
    await expect(page).toHaveURL(/\/myvolunteer/)
    // The page behind the dialog has left no entry: Back leads out of the product.
    await page.goBack()
    expect(page.url()).toBe(before)
  })

  test('keeps the search of the link, through a reload and a closed dialog', LONG, async ({ page }) => {
    await visit(page, '/myvolunteer?lib=rank-line')
    await expect(loginDialog(page)).toBeVisible()
    await page.reload()
    await expect(loginDialog(page)).toBeVisible()
    await loginDialog(page).getByRole('button', { name: '关闭' }).click()
    await signIn(await openLogin(page), TEL.student)
    await expect.poll(() => pathOf(page.url())).toBe('/myvolunteer')
    expect(new URL(page.url()).searchParams.get('lib')).toBe('rank-line')
  })

  test('S1-4.5 sees a public page without being asked', LONG, async ({ page }) => {
    await visit(page, '/pici')
    await expect(page).toHaveURL(/\/pici/)
    await expect(loginDialog(page)).toBeHidden()
  })

  test('on /userinfo lands on the basic information', LONG, async ({ page }) => {
    await visit(page, '/userinfo')
    await signIn(loginDialog(page), TEL.student)
    await expect(page).toHaveURL(/\/userinfo\/basicInfo/)
    await expect(page.getByLabel('姓名')).toHaveValue('林小满')
  })
})

test.describe('a student without province', () => {
  test('S1-4.6 is asked for it on a direct visit and then reads the page', async ({ page }) => {
    await visit(page, '/myvolunteer', { persona: 'noprovince' })
    await expect(page).toHaveURL(/\/about/)
    const step = page.getByRole('dialog', { name: '完善信息' })
    await expect(step.getByLabel('姓名')).toBeDisabled()
    await step.getByLabel('高考省份').selectOption('浙江')
    await step.getByLabel('高考年份').selectOption('2027')
    await step.getByRole('button', { name: '提交' }).click()
    await expect(page).toHaveURL(/\/myvolunteer/)
    await expect(page.getByText('信息已完善')).toBeVisible()
    await expect(page.getByText('还没有保存过志愿表')).toBeVisible()
  })

  test('is asked for it inside the product, every time until it is said', LONG, async ({ page }) => {
    await visit(page, '/welcome', { persona: 'noprovince' })
    const link = page.getByRole('banner').getByRole('link', { name: /我的志愿表/ })
    const step = page.getByRole('dialog', { name: '完善信息' })
    for (let time = 0; time < 2; time += 1) {
      await link.click()
      await expect(step).toBeVisible()
      expect(pathOf(page.url())).toBe('/welcome')
      await step.getByRole('button', { name: '关闭' }).click()
      await expect(step).toBeHidden()
    }
    await expect(userMenu(page)).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: '批次线' }).click()
    await expect(page).toHaveURL(/\/pici/)
  })
})

test.describe('a role without permission', () => {
  test.use({ isFirstVisit: true })

  test(
    'is never shown the entry of another role, not before the application has loaded either',
    LONG,
    async ({ page }) => {
      await visit(page, '/welcome', { persona: 'planner' })
      await page.addInitScript(() => {
        const look = () => {
          const links = [...document.querySelectorAll('header nav a')]
          const list = links.find((link) => link.textContent?.includes('我的志愿表'))
          if (list?.checkVisibility()) document.documentElement.dataset.seen = ''
          if (document.documentElement?.dataset.mounted === undefined) requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await page.reload()
      await expect(page.getByRole('banner').getByRole('link', { name: '工作台' })).toBeVisible()
      expect(await page.locator('html').getAttribute('data-seen')).toBeNull()
    },
  )

  test('is told so, on a page that leads on', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'admin' })
    await expect(page.getByRole('heading', { level: 1, name: '无权访问' })).toBeVisible()
    await page.getByRole('banner').getByRole('button', { name: '更多' }).click()
    await expect(page.getByRole('banner').getByRole('link', { name: '测评' })).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: '个人信息' })).toBeHidden()
    await page.keyboard.press('Escape')
    await page.getByRole('main').getByRole('link', { name: '回到首页' }).click()
    await expect(page).toHaveURL(/\/welcome/)
  })

  test('is told so after a login that leads there', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo')
    await signIn(loginDialog(page), TEL.admin)
    await expect(page.getByRole('heading', { level: 1, name: '无权访问' })).toBeVisible()
    await userMenu(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/sso$/)
  })
})

test.describe('another tab', () => {
  test('that logs out takes this one along', async ({ page, context }) => {
    await visit(page, '/myvolunteer', { persona: 'student' })
    await expect(page.getByText('长三角方案')).toBeVisible()
    const other = await context.newPage()
    await other.goto('/pici')
    await userMenu(other).click()
    await other.getByRole('button', { name: '退出登录' }).click()
    await other.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(other).toHaveURL(/\/sso$/)
    await expect(page).toHaveURL(/\/about\?next=/)
    await expect(loginDialog(page)).toBeVisible()
    await expect(page.getByText('长三角方案')).toBeHidden()
  })

  test('that logs in closes the dialog of this one', LONG, async ({ page, context }) => {
    await visit(page, '/pici')
    await openLogin(page)
    const other = await context.newPage()
    await visit(other, '/pici')
    await signIn(await openLogin(other), TEL.student)
    await expect(userMenu(other)).toBeVisible()
    await expect(loginDialog(page)).toBeHidden()
    await expect(userMenu(page)).toBeVisible()
  })

  test('that logs in signs this one in', LONG, async ({ page, context }) => {
    await visit(page, '/sso?next=/myvolunteer')
    const other = await context.newPage()
    await visit(other, '/pici')
    await signIn(await openLogin(other), TEL.vip)
    await expect(userMenu(other)).toBeVisible()
    await expect(page).toHaveURL(/\/myvolunteer$/)
    await expect(page.getByText('师范与法学方案')).toBeVisible()
  })
})
