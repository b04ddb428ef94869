import { expect, LONG, test, visit } from '../support'

// The mocked product hosted below the root of a site.
test.describe('below /zetu/', () => {
  test('opens, answers and links inside itself', LONG, async ({ page }) => {
    await visit(page, '/zetu/welcome', { persona: 'student' })
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '一分一段' }).click()
    await expect(page).toHaveURL(/\/zetu\/weici\?/)
    await page.getByLabel('分数', { exact: true }).fill('600')
    await page.getByRole('button', { name: '查位次' }).click()
    await expect(page.getByRole('region', { name: '位次结果' })).toContainText('26,394–27,089')
  })

  test('redirects inside itself', LONG, async ({ page }) => {
    await visit(page, '/zetu/student/pici?province=浙江')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('/zetu/pici?province=浙江')
    await visit(page, '/zetu/')
    await expect(page).toHaveURL(/\/zetu\/welcome/)
  })

  test('guards and leads on inside itself', LONG, async ({ page }) => {
    await visit(page, '/zetu/myvolunteer', { persona: 'guest' })
    const dialog = page.getByRole('dialog', { name: '登录' })
    await expect(page).toHaveURL(/\/zetu\/about/)
    await dialog.getByRole('button', { name: '发送验证码' }).click()
    await expect(dialog.getByLabel('验证码')).toHaveValue(/^\d{6}$/)
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: '登录' }).click()
    await expect(page).toHaveURL(/\/zetu\/myvolunteer/)
    await expect(page.getByRole('heading', { name: '我的志愿表' })).toBeVisible()
  })
})
