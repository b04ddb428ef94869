import { expect, LONG, test, visit } from './support'

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile'

test.describe('in the browser of 微信', () => {
  test.use({ userAgent: `${ANDROID} Safari/537.36 XWEB/1300 MicroMessenger/8.0.50`, isFirstVisit: true })

  test('a file and a sheet are not promised: what to do instead is said', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    let downloads = 0
    page.on('download', () => downloads++)
    await visit(page, LIST, { persona: 'vip' })
    const html = page.locator('html')
    await page.getByRole('button', { name: '导出 Excel' }).click()
    const dialog = page.getByRole('dialog', { name: '微信里不能保存文件' })
    await expect(dialog).toContainText('选“在浏览器打开”')
    await expect(dialog.getByRole('textbox')).toHaveValue(/\/volunteerDetail\/s-2\/score-s-2\/l-4/)
    await dialog.getByRole('button', { name: '复制地址' }).click()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(downloads).toBe(0)

    await page.getByRole('button', { name: '打印签字' }).click()
    const paper = page.getByRole('dialog', { name: '微信里不能打印' })
    await expect(paper).toContainText('选“在浏览器打开”')
    await expect(html).not.toHaveAttribute('data-printed')
    // Some do it all the same: nobody is kept from trying.
    await paper.getByRole('button', { name: '仍在这里打印' }).click()
    await expect(html).toHaveAttribute('data-printed')
    await expect(paper).toBeHidden()
  })

  test('a picture is shown to be pressed for long', async ({ page }) => {
    await visit(page, '/weici?province=安徽&subject=物理&year=2025&score=560')
    await page.getByRole('button', { name: '存为图片' }).click()
    const dialog = page.getByRole('dialog', { name: '长按图片，保存或转发' })
    await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true)
    expect(
      await dialog.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(300)
  })

  test('what was not saved is not called saved', LONG, async ({ page }) => {
    await visit(page, '/gaokaozixun', { persona: 'guest' })
    await page.getByRole('button', { name: '存进日历' }).click()
    await expect(page.getByRole('dialog', { name: '微信里不能保存文件' })).toBeVisible()
    await expect(page.getByText('日历文件已保存')).toHaveCount(0)
  })
})

for (const [app, sign] of [
  ['QQ', 'V1_AND_SQ_9.0.8_0 QQ/9.0.8 NetType/4G'],
  ['微博', 'Weibo (V2309A__weibo__14.6.0__android)'],
] as const)
  test.describe(`in the browser of ${app}`, () => {
    test.use({ userAgent: `${ANDROID} ${sign}` })

    test('a sheet is not promised', LONG, async ({ page }) => {
      await visit(page, LIST, { persona: 'vip' })
      await page.getByRole('button', { name: '打印签字' }).click()
      await expect(page.getByRole('dialog', { name: `${app}里不能打印` })).toBeVisible()
    })
  })
