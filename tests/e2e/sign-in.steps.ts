import { expect, type Locator, type Page } from 'playwright/test'

/** Numbers of the demo accounts. */
export const TEL = {
  student: '13800008000',
  vip: '13800008001',
  noprovince: '13800008002',
  newcomer: '13800008003',
  planner: '13800008010',
  admin: '13800008020',
} as const

/** The dialog that asks for phone and code. */
export function loginDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: '登录择途' })
}

/** Opens the dialog from the header. */
export async function openLogin(page: Page): Promise<Locator> {
  await page.getByRole('banner').getByRole('button', { name: '登录' }).click()
  await expect(loginDialog(page)).toBeVisible()
  return loginDialog(page)
}

/** Fills the form in `form` for a number, with the code that is sent, and the consent; does not submit. */
export async function fillLogin(form: Locator, tel: string): Promise<void> {
  await form.getByLabel('手机号').fill(tel)
  await form.getByRole('button', { name: '发送验证码' }).click()
  await expect(form.getByLabel('验证码')).toHaveValue(/^\d{6}$/)
  await form.getByRole('checkbox', { name: /我已阅读并同意/ }).check()
}

/** Signs in through the form in `form`. */
export async function signIn(form: Locator, tel: string): Promise<void> {
  await fillLogin(form, tel)
  await form.getByRole('button', { name: '登录', exact: true }).click()
}

/** The user menu's button, there for anybody signed in. */
export function userMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /\*\*\*\*/ })
}

/** How often a call is made from now on, by method and path. */
export function countCalls(page: Page, call: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (`${request.method()} ${new URL(request.url()).pathname}` === call) count += 1
  })
  return () => count
}

/** What this browser keeps, by key. */
export function stored(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(localStorage))
}
