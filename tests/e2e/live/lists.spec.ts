import { fillByOnePress, rowsOf, saveState, scoreForm, sharedLink } from '../filling.steps'
import { newTel, open, otherBrowser, signUp } from '../live.steps'
import { openLogin, signIn, userMenu } from '../sign-in.steps'
import { expect, LONG, test } from '../support'

test.use({ expectedErrors: [/status of 500/] })

// A mocked browser has an API of its own: only here two devices meet at one.
test(
  'somebody new signs up, fills a list by one press and shares it; two devices meet in it, and one ends the session of the other',
  LONG,
  async ({ browser, baseURL, page }) => {
    const tel = newTel()
    await open(page, '/fillIn')
    await signUp(page, tel, '王小舟')
    await expect(page).toHaveURL(/\/fillIn/)
    // Who has no score yet finds the form open.
    await scoreForm(page).getByRole('radio', { name: '物理' }).check()
    for (const name of ['化学', '生物']) await scoreForm(page).getByRole('checkbox', { name }).check()
    await scoreForm(page).getByLabel('总分').fill('600')
    await scoreForm(page).getByRole('button', { name: '保存成绩' }).click()
    const count = await fillByOnePress(page, 45, (target) => target.click())
    const list = new URL(page.url()).pathname

    const other = await otherBrowser(browser, baseURL)
    const shared = await sharedLink(page, (button) => button.click())
    expect(shared).toMatch(/^\/sharedList#/)
    await open(other, shared)
    await page.keyboard.press('Escape')
    await expect(rowsOf(other)).toHaveCount(count)
    await signIn(await openLogin(other), tel)
    await expect(userMenu(other)).toBeVisible()
    await open(other, list)
    await expect(rowsOf(other)).toHaveCount(count)

    // The other device has not been told of the change: there the list is as it was.
    await rowsOf(page).first().getByRole('button', { name: /^移除/ }).click()
    await expect(saveState(page)).toHaveText(/^已保存/)
    await rowsOf(other).first().getByRole('button', { name: /^下移/ }).click()
    const versions = other.getByRole('alert', { name: '两个版本' })
    await expect(versions).toContainText('这份志愿表在别处改过了，两个版本都在')
    await versions.getByRole('button', { name: '用别处的版本' }).click()
    await expect(versions).toBeHidden()
    await expect(rowsOf(other)).toHaveCount(count - 1)

    // Each device ends by itself; one of them can end the other.
    await open(other, '/userinfo/basicInfo')
    const devices = other.getByRole('region', { name: '登录的设备' })
    await devices.getByRole('button', { name: /退出/ }).first().click()
    await expect(devices.getByRole('button', { name: /退出/ })).toHaveCount(0)
    await other.context().close()
    const moved = await rowsOf(page).nth(1).getByRole('link').first().innerText()
    await rowsOf(page).nth(1).getByRole('button', { name: /^上移/ }).click()
    await expect(page).toHaveURL(/\/sso\?next=/)
    await expect(page.getByText('凭证已过期，请重新登录')).toHaveCount(1)
    await signIn(page.getByRole('main'), tel)
    await expect(rowsOf(page).first()).toContainText(moved)
    await expect(saveState(page)).toHaveText(/^已保存/)
  },
)
