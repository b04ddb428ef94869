import type { Page } from 'playwright/test'
import { fillLogin, openLogin, signIn, TEL, userMenu } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'

const NOT_KEPT = '此浏览器不能保存登录状态，刷新或关闭页面后需要重新登录'

/** A browser that has no room left: reading works, writing throws. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
}

test.use({ isFirstVisit: true })

test.beforeEach(({ page }) => fillStorage(page))

test.describe('a storage that is full', () => {
  test('leaves a session that lasts as long as the page, and says so once', async ({ page }) => {
    await visit(page, '/welcome')
    await signIn(await openLogin(page), TEL.student)
    await expect(userMenu(page)).toBeVisible()
    await expect(page.getByText(NOT_KEPT)).toHaveCount(1)
    await page.getByRole('banner').getByRole('link', { name: '批次线' }).click()
    await expect(page).toHaveURL(/\/pici/)
    await expect(userMenu(page)).toBeVisible()
  })

  test('counts the code down all the same', LONG, async ({ page }) => {
    await visit(page, '/sso')
    await fillLogin(page.getByRole('main'), TEL.student)
    await expect(page.getByRole('button', { name: /^发送中\d+$/ })).toBeVisible()
  })

  test('lets a new number complete its record without a reload', LONG, async ({ page }) => {
    await visit(page, '/sso?next=/myvolunteer')
    await signIn(page.getByRole('main'), '19912345678')
    await page.getByLabel('姓名').fill('王小二')
    await page.getByLabel('高考省份').selectOption('江苏')
    await page.getByLabel('高考年份').selectOption('2027')
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('注册成功，已登录')).toBeVisible()
    await expect(page.getByText(NOT_KEPT)).toBeVisible()
    await expect(page).toHaveURL(/\/myvolunteer/)
    await expect(userMenu(page)).toHaveAccessibleName(/王/)
  })

  test('asks before a page is closed that alone has the answers of an assessment', async ({ page }) => {
    await visit(page, '/cepingtest/strengths')
    await expect(page.getByText('第 1 / 15 题')).toBeVisible()
    await page.keyboard.press('4')
    await expect(page.getByText('第 2 / 15 题')).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await asked).type()).toBe('beforeunload')
    await (await asked).accept()
  })

  test('says that the result of an assessment ends with the page', LONG, async ({ page }) => {
    await visit(page, '/cepingtest/strengths')
    for (let question = 1; question <= 15; question++) {
      await expect(page.getByText(`第 ${question} / 15 题`)).toBeVisible()
      await page.keyboard.press('4')
    }
    await expect(page).toHaveURL(/\/ceping-result\/strengths/)
    await expect(page.getByText('还没有保存，本机存不下，关闭页面会丢失')).toBeVisible()
    await expect(page.getByText(/结果只在这个浏览器里/)).toBeHidden()
  })

  test('forgets the session at the log-out', LONG, async ({ page }) => {
    await visit(page, '/pici', { persona: 'student' })
    await userMenu(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/sso$/)
    await expect(userMenu(page)).toBeHidden()
  })
})
