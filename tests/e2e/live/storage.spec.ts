import { loginDialog, openLogin, signIn, TEL, userMenu } from '../sign-in.steps'
import { expect, LONG, test } from '../support'

const NOT_KEPT = '此浏览器不能保存登录状态，刷新或关闭页面后需要重新登录'

test.use({ isFirstVisit: true })

/** As browsers do where the data of a site are blocked: already asking for the storage throws. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  }),
)

test.describe('a storage that is denied', () => {
  test('leaves a session that lasts as long as the page, and says so once', LONG, async ({ page }) => {
    await page.goto('/pici')
    await expect(page.locator('html[data-mounted]')).toBeAttached()
    await signIn(await openLogin(page), TEL.student)
    await expect(userMenu(page)).toBeVisible()
    await expect(page.getByText(NOT_KEPT)).toHaveCount(1)
    await page.getByRole('banner').getByRole('link', { name: '一分一段' }).click()
    await expect(page).toHaveURL(/\/weici/)
    await expect(userMenu(page)).toBeVisible()
    await userMenu(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/sso$/)
    await expect(userMenu(page)).toBeHidden()
  })

  test('lets /sso sign in', LONG, async ({ page }) => {
    await page.goto('/sso?next=/myvolunteer')
    await expect(page.locator('html[data-mounted]')).toBeAttached()
    await signIn(page.getByRole('main'), TEL.vip)
    await expect(page).toHaveURL(/\/myvolunteer/)
    await expect(loginDialog(page)).toBeHidden()
  })
})
