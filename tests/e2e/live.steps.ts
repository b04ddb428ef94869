import { type Browser, expect, type Page } from 'playwright/test'
import { loginDialog, openLogin, signIn, userMenu } from './sign-in.steps'

/** The API of a run keeps what it was told: each run signs up somebody new. */
export const newTel = () => `199${String(Date.now()).slice(-8)}`

/** Opens a page of the live build and waits until the application stands. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html[data-mounted]')).toBeAttached()
}

/** Another browser, with nothing in it. */
export async function otherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-CN' })
  return context.newPage()
}

/** A person in a browser of their own, signed in. */
export async function person(browser: Browser, baseURL: string | undefined, tel: string): Promise<Page> {
  const page = await otherBrowser(browser, baseURL)
  await open(page, '/pici')
  await signIn(await openLogin(page), tel)
  await expect(userMenu(page)).toBeVisible()
  return page
}

/** Signs up with a name in the open dialog; gives nothing back until the session stands. */
export async function signUp(page: Page, tel: string, name: string): Promise<void> {
  const step = page.getByRole('dialog', { name: '完善信息' })
  await signIn(loginDialog(page), tel)
  await step.getByLabel('姓名').fill(name)
  await step.getByLabel('高考省份').selectOption('安徽')
  await step.getByLabel('高考年份').selectOption({ index: 1 })
  await step.getByRole('button', { name: '提交' }).click()
  await expect(page.getByText('注册成功，已登录')).toBeVisible()
}
