import { expect, test, visit } from './support'

test('a book and its pages fit a phone', async ({ page }) => {
  await visit(page, '/welcome?lib=book&lib.year=2025', { persona: 'student' })
  await page.getByRole('button', { name: /目录（物理）/ }).click()
  const book = page.getByRole('dialog', { name: /招生专业目录/ })
  await book.getByRole('textbox', { name: '院校' }).fill('中国科学技术大学')
  await page.keyboard.press('Enter')
  const entry = book.getByRole('button', { name: /第 \d+ 页/ }).first()
  const box = await entry.boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await entry.click()
  const viewer = page.getByRole('dialog', { name: /^1 \// })
  await expect(viewer.getByRole('img', { name: /中国科学技术大学/ }).first()).toBeVisible()
  await viewer.getByRole('button', { name: '关闭大图' }).click()
  await expect(viewer).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})
