import type { Locator } from 'playwright/test'
import { fillLogin, loginDialog, openLogin, signIn, TEL, userMenu } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'

/** WCAG 2.2 asks for 24, a thumb for 44. */
const TOUCH = 44

/** The controls in `area` whose target is smaller than a thumb; links inside a sentence are as high as its lines. */
async function smallTargets(area: Locator): Promise<string[]> {
  return area.evaluate((element, size) => {
    const controls = element.querySelectorAll<HTMLElement>('button, input, select')
    return [...controls].flatMap((control) => {
      const target = control.matches('[type="checkbox"], [type="radio"]') ? control.closest('label') : control
      const inSentence = control.closest('p') !== null
      const { width, height } = (target ?? control).getBoundingClientRect()
      return inSentence || Math.min(width, height) >= size ? [] : [control.outerHTML]
    })
  }, TOUCH)
}

test.describe('on a phone', () => {
  test('one signs in with a thumb', LONG, async ({ page }) => {
    await visit(page, '/welcome')
    const dialog = await openLogin(page)
    expect(await smallTargets(dialog)).toEqual([])
    await signIn(dialog, TEL.student)
    await expect(userMenu(page)).toBeVisible()
    await userMenu(page).click()
    await expect(page.getByText(TEL.student)).toBeVisible()
    // A part that asks while the server ends the session is told that its credential has expired.
    await page.waitForLoadState('networkidle')
    await page.getByRole('button', { name: '退出登录' }).click()
    const confirm = page.getByRole('dialog', { name: '退出登录？' })
    expect(await smallTargets(confirm)).toEqual([])
    await confirm.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/sso$/)
    expect(await smallTargets(page.getByRole('main'))).toEqual([])
  })

  test('the dialog fits, and what is longer scrolls inside it', LONG, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 480 })
    await visit(page, '/welcome')
    const dialog = await openLogin(page)
    const box = await dialog.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480)
    await fillLogin(dialog, TEL.student)
    await dialog.getByRole('button', { name: '《用户服务协议》' }).click()
    await dialog.getByRole('button', { name: '看完了，返回登录' }).click()
    await expect(dialog.getByRole('checkbox')).toBeChecked()
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    await expect(userMenu(page)).toBeVisible()
  })

  test('a new number completes its record', LONG, async ({ page }) => {
    await visit(page, '/myvolunteer')
    await signIn(loginDialog(page), TEL.newcomer)
    const step = page.getByRole('dialog', { name: '完善信息' })
    await expect(step).toBeVisible()
    expect(await smallTargets(step)).toEqual([])
    await step.getByLabel('姓名').fill('新同学')
    await step.getByLabel('高考省份').selectOption('四川')
    await step.getByLabel('高考年份').selectOption('2026')
    await step.getByRole('button', { name: '提交' }).tap()
    await expect(page).toHaveURL(/\/myvolunteer/)
    await expect(page.getByText('还没有保存过志愿表')).toBeVisible()
  })

  test('the menu leads a guest to the dialog and on', async ({ page }) => {
    await visit(page, '/welcome')
    await page.getByRole('button', { name: '菜单' }).click()
    const menu = page.getByRole('dialog', { name: '菜单' })
    await expect(menu.getByRole('link', { name: '院校库 登录后可查' })).toBeVisible()
    await menu.getByRole('link', { name: '个人信息 登录后可用' }).click()
    await expect(loginDialog(page)).toBeVisible()
    await signIn(loginDialog(page), TEL.student)
    await expect(page).toHaveURL(/\/userinfo\/basicInfo/)
  })
})

test.describe('my pages on a phone', () => {
  test('the record is changed with a thumb', LONG, async ({ page }) => {
    await visit(page, '/userinfo/basicInfo', { persona: 'student' })
    await expect(page.getByLabel('姓名')).toHaveValue('林小满')
    expect(await smallTargets(page.getByRole('main'))).toEqual([])
    await page.getByText('历史', { exact: true }).tap()
    await expect(page.getByRole('radio', { name: '历史' })).toBeChecked()
    await page.getByRole('button', { name: '保存' }).tap()
    await expect(page.getByText('已保存')).toBeVisible()
  })

  test('a list has its province and year under its name', LONG, async ({ page }) => {
    await visit(page, '/myvolunteer', { persona: 'student' })
    await expect(
      page
        .getByRole('row', { name: /长三角方案/ })
        .getByText('安徽 2026')
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText(['名称', '来自'])
  })
})
