import type { Locator } from 'playwright/test'
import {
  exported,
  fillByOnePress,
  fillStorage,
  fillWhole,
  moveUp,
  openShared,
  PROVINCES,
  rowsOf,
  saveState,
  scoreForm,
  sharedLink,
} from './filling.steps'
import { pressBy, tabTo, typeInto } from './keyboard.steps'
import { fillLogin, loginDialog, TEL } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'

for (const each of PROVINCES.toReversed()) {
  test(
    `by mouse in ${each.province}: from sign-in to a list that is full, checked, exported and shared`,
    LONG,
    async ({ page, browser }) => {
      const { shared, count } = await fillWhole(page, each, (target) => target.click())
      const guest = await browser.newPage()
      await openShared(guest, shared, count)
      await guest.close()
    },
  )
}

test('S1-1.1 by keyboard alone in 浙江: from sign-in to a list that is full, checked, exported and shared', async ({
  page,
}) => {
  const press = (target: Locator, key?: string) => pressBy(page, target, key)
  const type = (field: Locator, text: string) => typeInto(page, field, text)
  await visit(page, '/fillIn', { persona: 'guest' })
  const dialog = loginDialog(page)
  await type(dialog.getByLabel('手机号'), TEL.student)
  await press(dialog.getByRole('button', { name: '发送验证码' }))
  await expect(dialog.getByLabel('验证码')).toHaveValue(/^\d{6}$/)
  await press(dialog.getByRole('checkbox', { name: /我已阅读并同意/ }), 'Space')
  await press(dialog.getByRole('button', { name: '登录', exact: true }))
  await press(page.getByRole('button', { name: '新增成绩' }))
  const province = scoreForm(page).getByLabel('高考省份')
  await tabTo(page, province)
  await expect(province).toHaveValue('安徽')
  await expect(province.getByRole('option', { name: '浙江' })).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(province).toHaveValue('浙江')
  await type(scoreForm(page).getByLabel('总分'), '610')
  await press(scoreForm(page).getByRole('button', { name: '保存成绩' }))
  await expect(page.getByText('最多 80 个“专业+院校”志愿')).toBeVisible()
  const count = await fillByOnePress(page, 80, press)
  const file = await exported(page, (button) => press(button))
  expect(file.count).toBe(count)
  expect(await sharedLink(page, (button) => press(button))).toMatch(/^\/sharedList#1[\w-]+$/)
  await page.keyboard.press('Escape')
  const second = (await rowsOf(page).nth(1).getByRole('link').first().innerText()).trim()
  await expect(await moveUp(page, 1, press)).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(rowsOf(page).nth(1)).toContainText(second)
})

test.describe('what goes wrong while a list is changed', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test(
    'loses nothing: an expired credential, a closed tab, a full browser',
    LONG,
    async ({ page, context }) => {
      const LIST = '/volunteerDetail/s-2/score-s-2/l-4'
      await visit(page, LIST, { persona: 'vip', fail: 'POST /api/preferences/update/C:expired*1' })
      await expect(rowsOf(page).first()).toContainText('河南师范大学')
      await page.getByRole('button', { name: /^下移 河南师范大学/ }).click()
      await expect(page).toHaveURL(/\/sso/)
      await fillLogin(page.getByRole('main'), TEL.vip)
      await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
      await expect(rowsOf(page).nth(1)).toContainText('河南师范大学')
      await expect(saveState(page)).toHaveText(/^已保存/)

      // A tab that is closed before the save, while the network is down.
      await visit(page, LIST, { persona: 'vip', fail: 'POST /api/preferences/update/C:offline' })
      await page.getByRole('button', { name: /^移除 安阳师范学院/ }).click()
      await expect(saveState(page)).toContainText('未保存：网络不通，已留在本机')
      await page.close()
      const next = await context.newPage()
      await visit(next, `${LIST}?qa.fail=`, { persona: 'vip' })
      await expect(rowsOf(next)).toHaveCount(4)
      await expect(saveState(next)).toHaveText(/^已保存/)

      // A browser that has no room left says so, and asks before the page is closed.
      await visit(next, LIST, { persona: 'vip', fail: 'POST /api/preferences/update/C:offline' })
      await fillStorage(next)
      await next.getByRole('button', { name: /^下移 云南民族大学/ }).click()
      await expect(saveState(next)).toContainText('本机存不下，关闭页面会丢失')
      const asked = next.waitForEvent('dialog')
      await next.close({ runBeforeUnload: true })
      expect((await asked).type()).toBe('beforeunload')
      await (await asked).accept()
    },
  )
})
