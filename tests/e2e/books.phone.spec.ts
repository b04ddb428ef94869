import { expect, LONG, test, visit } from './support'

test('a book and its pages fit a phone', LONG, async ({ page }) => {
  await visit(page, '/about?lib=book&lib.year=2025', { persona: 'student' })
  await page.getByRole('button', { name: /目录（物理）/ }).click()
  const book = page.getByRole('dialog', { name: /招生专业目录/ })
  await book.getByRole('textbox', { name: '院校' }).fill('中国科学技术大学')
  await page.keyboard.press('Enter')
  const entry = book.getByRole('button', { name: /第 \d+ 页/ }).first()
  const box = await entry.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await entry.click()
  const reader = page.getByRole('dialog', { name: /^第 \d+ 页/ })
  const picture = reader.getByRole('img', { name: /中国科学技术大学/ })
  await expect(picture).toBeVisible()
  // As wide as the screen: print of 14 units stays 13 pixels high.
  await expect.poll(async () => (await picture.boundingBox())?.width).toBe(390)
  await reader.getByRole('button', { name: '关闭书页' }).click()
  await expect(reader).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
