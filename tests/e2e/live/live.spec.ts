import { openLogin, signIn, TEL, userMenu } from '../sign-in.steps'
import { expect, test } from '../support'

// The live build behind a plain server, its calls answered by `npm run api` over HTTP.
test.describe('the live product', () => {
  test('answers a rank link from the API, and nothing that the API does not know', async ({ page }) => {
    await page.goto('/weici?province=安徽&year=2025&subject=物理&batch=本科批&score=600')
    await expect(page.getByRole('region', { name: '位次结果' })).toContainText('26,394–27,089')
    await expect(page.getByText('演示数据')).toBeHidden()
    expect((await page.request.get('/api/nothing/here')).status()).toBe(404)
  })

  test('S1-9.19 signs in without anything filled in beforehand', async ({ page }) => {
    await page.goto('/pici')
    // A button of the HTML that was rendered at build time does nothing before the application has loaded.
    await expect(page.locator('html[data-mounted]')).toBeAttached()
    await page.getByRole('button', { name: '登录' }).click()
    const dialog = page.getByRole('dialog', { name: '登录' })
    await expect(dialog.getByLabel('手机号')).toHaveValue('')
    await expect(dialog.getByText('演示账号')).toBeHidden()
    await dialog.getByLabel('手机号').fill('13800008000')
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await expect(dialog.getByLabel('验证码')).toHaveValue(/^\d{6}$/)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: '登录' }).click()
    await expect(page.getByRole('button', { name: /138\*{4}8000/ })).toBeVisible()
  })

  test.describe('an expired credential', () => {
    test.use({ expectedErrors: [/status of 500/] })

    test('leaves a guest on a page for everybody, and sends others to sign in', async ({ page }) => {
      const expire = () =>
        page.evaluate(() => {
          const token = localStorage.getItem('zetu.token') ?? ''
          localStorage.setItem('zetu.token', token.replaceAll(/[0-9a-f]/g, '0'))
        })
      // Not the number of the test before, which may run beside: the server sends one code at a time to each.
      await page.goto('/pici')
      await expect(page.locator('html[data-mounted]')).toBeAttached()
      await signIn(await openLogin(page), TEL.vip)
      await expect(userMenu(page)).toBeVisible()
      await expire()
      await page.goto('/weici?province=安徽&year=2025&subject=物理&batch=本科批&score=600')
      await expect(page.getByText('凭证已过期，请重新登录')).toHaveCount(1)
      await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
      await expect(page).toHaveURL(/\/weici\?/)
      await expect(page.getByRole('region', { name: '位次结果' })).toContainText('26,394–27,089')
      await signIn(await openLogin(page), TEL.vip)
      await expect(userMenu(page)).toBeVisible()
      await expire()
      await page.goto('/myvolunteer')
      await expect(page).toHaveURL(/\/sso/)
    })
  })

  test('S1-2.37 ignores scenarios, and makes up nothing about who runs it', async ({ page }) => {
    await page.goto('/pici?qa.fail=GET%20/api/batch-lines/by-province:500&qa.persona=vip')
    await expect(page.getByRole('region', { name: '2025 年' })).toBeVisible()
    await expect(page.getByRole('button', { name: '登录' })).toBeVisible()
    // Nobody has told this build who runs it, and it makes nothing up.
    await expect(page.getByRole('contentinfo')).toContainText('Copyright © 2025')
    await expect(page.getByRole('contentinfo')).not.toContainText('备')
  })

  test('asks no other origin', async ({ page, baseURL }) => {
    const foreign: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL ?? '') && !request.url().startsWith('data:'))
        foreign.push(request.url())
    })
    for (const path of ['/welcome', '/weici?score=600']) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
    }
    expect(foreign).toEqual([])
  })
})
