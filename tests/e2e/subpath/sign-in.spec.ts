import { loginDialog, signIn, TEL, userMenu } from '../sign-in.steps'
import { expect, LONG, test, visit } from '../support'

test.describe('signing in below /zetu/', () => {
  test('S1-2.24 reloads into the product after a completed record', LONG, async ({ page }) => {
    await visit(page, '/zetu/myvolunteer')
    await expect(page).toHaveURL(/\/zetu\/about\?next=(%2F|\/)myvolunteer/)
    await signIn(loginDialog(page), TEL.newcomer)
    const step = page.getByRole('dialog', { name: '完善信息' })
    await step.getByLabel('姓名').fill('新同学')
    await step.getByLabel('高考省份').selectOption('湖北')
    await step.getByLabel('高考年份').selectOption('2026')
    await step.getByRole('button', { name: '提交' }).click()
    await expect(page).toHaveURL(/\/zetu\/myvolunteer/)
    await expect(page.getByText('注册成功，已登录')).toBeVisible()
  })

  test('logs out to /sso of the product, and lands in it again', LONG, async ({ page }) => {
    await visit(page, '/zetu/pici', { persona: 'student' })
    await userMenu(page).click()
    await page.getByRole('button', { name: '退出登录' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/zetu\/sso$/)
    await page.getByRole('banner').getByRole('link', { name: '我的志愿表' }).click()
    await expect(loginDialog(page)).toBeVisible()
    await signIn(loginDialog(page), TEL.vip)
    await expect(page).toHaveURL(/\/zetu\/myvolunteer$/)
    await expect(page.getByText('师范与法学方案')).toBeVisible()
  })

  test('does not lead out of the site', LONG, async ({ page }) => {
    await visit(page, '/zetu/sso?next=//evil.example')
    await signIn(page.getByRole('main'), TEL.student)
    await expect(page).toHaveURL(/localhost:\d+\/zetu\/welcome/)
  })
})
