import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import { decoded } from '../../src/shared/picture/read-qr'
import { expect, test, visit } from './support'

const SIZE = { width: 1080, height: 1440 }

/** The picture that a press saves: its size, and what its code opens. */
async function savedBy(page: Page, button: Locator) {
  const download = page.waitForEvent('download')
  await button.click()
  const saved = await download
  const png = (await readFile(await saved.path())).toString('base64')
  const { width, height, pixels } = await page.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const { naturalWidth, naturalHeight } = image
    const canvas = document.createElement('canvas')
    // The code stands at the foot.
    canvas.width = naturalWidth
    canvas.height = naturalHeight / 4
    const paper = canvas.getContext('2d')
    paper?.drawImage(image, 0, -naturalHeight * 0.75)
    const drawn = paper?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    // As one text: a million and a half numbers take a minute on their way out of the browser.
    const read = new FileReader()
    const asText = new Promise((resolve) => read.addEventListener('load', resolve))
    read.readAsDataURL(new Blob([Uint8Array.from(drawn)]))
    await asText
    return { width: naturalWidth, height: naturalHeight, pixels: String(read.result) }
  }, png)
  const data = Uint8ClampedArray.from(Buffer.from(pixels.replace(/^.*,/, ''), 'base64'))
  return {
    name: saved.suggestedFilename(),
    size: { width, height },
    link: decoded({ width, height: height / 4, data }),
  }
}

test('the picture of a school is three by four, and its code leads to the school with the rank', async ({
  page,
}) => {
  await visit(page, '/chadaxueoverview/10357?province=安徽&subject=物理&rank=27089')
  const { name, size, link } = await savedBy(page, page.getByRole('button', { name: '分享图' }))
  expect(name).toMatch(/^安徽大学-\d{4}-\d\d-\d\d\.png$/)
  expect(size).toEqual(SIZE)
  const address = new URL(link ?? 'about:blank')
  expect(address.pathname).toBe('/chadaxueoverview/10357')
  expect(Object.fromEntries(address.searchParams)).toEqual({
    province: '安徽',
    subject: '物理',
    rank: '27089',
  })
})

test('the picture of a rank is three by four, and its code leads to the score', async ({ page }) => {
  await visit(page, '/weici?province=安徽&year=2025&subject=物理&score=600')
  const save = page.getByRole('button', { name: '存为图片', exact: true })
  const { size, link } = await savedBy(page, save)
  expect(size).toEqual(SIZE)
  const address = new URL(link ?? 'about:blank')
  expect(address.pathname).toBe('/weici')
  expect(address.searchParams.get('score')).toBe('600')
})
