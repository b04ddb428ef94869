import { expect, test } from '../support'

const RANK = '/weici?province=安徽&subject=物理&year=2025&score=560'

test.use({ isFirstVisit: true })

test('a browser of 2021 shows figures, opens menus and follows filters', async ({ page }) => {
  await page.addInitScript(() => {
    const lacking: readonly (readonly [object, string])[] = [
      [AbortSignal, 'any'],
      [AbortSignal, 'timeout'],
      [Array.prototype, 'toSorted'],
      [Array.prototype, 'toReversed'],
      [Array.prototype, 'toSpliced'],
      [Array.prototype, 'with'],
      [Array.prototype, 'at'],
      [Array.prototype, 'findLast'],
      [Object, 'hasOwn'],
      [String.prototype, 'toWellFormed'],
      [URL, 'canParse'],
      [globalThis, 'structuredClone'],
      [globalThis, 'BroadcastChannel'],
      [Element.prototype, 'checkVisibility'],
      [Response, 'json'],
    ]
    for (const [owner, name] of lacking) Reflect.deleteProperty(owner, name)
  })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(RANK)
  await expect(page.getByRole('region', { name: '位次结果' }).getByText('58,986–60,032')).toBeVisible()
  await page.getByRole('button', { name: '帮助' }).click()
  await expect(page.getByRole('button', { name: '按键' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('textbox', { name: '分数', exact: true }).fill('561')
  await page.getByRole('button', { name: '查位次' }).click()
  await expect(page).toHaveURL(/score=561/)
  await expect(page.getByText('安徽 2025 年物理 561 分的位次区间')).toBeVisible()
  expect(errors).toEqual([])
})

test('a browser below the floor is told so, with what the page is and its address', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'WeakRef'))
  for (const address of [
    '/weici',
    '/chadaxueoverview/10001',
    '/search/all?q=合肥',
    '/about',
    '/volunteerDetail',
  ]) {
    await page.goto(address)
    const words = page.getByRole('alert').filter({ hasText: '这个浏览器太旧，打不开择途' })
    await expect(words, address).toContainText('升级微信')
    // The application, which could go on here, writes more into the address.
    await expect(words).toContainText(`/${address.split(/[/?]/)[1]}`)
    await expect(words.getByRole('button', { name: '复制这一页的地址' })).toBeVisible()
    await expect(words.getByRole('button', { name: '重试' })).toBeHidden()
    await expect(page.locator('#root')).toBeHidden()
  }
})

test('without scripts a page says what to do', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  for (const address of ['/weici', '/chadaxueoverview/10001', '/about']) {
    await page.goto(address)
    await expect(page.getByText('这个浏览器没有运行脚本，打不开择途'), address).toBeVisible()
  }
  await context.close()
})

test('a page that has started says nothing of its browser', async ({ page }) => {
  await page.goto(RANK)
  await expect(page.getByRole('region', { name: '位次结果' }).getByText('58,986–60,032')).toBeVisible()
  await expect(page.getByText('换一台设备')).toBeHidden()
})
