import type { Locator } from 'playwright/test'
import { expect, LONG, test, visit } from './support'

/** Presses a key as an input method does: while pinyin is typed, and as Safari tells the one that ends it. */
async function pressComposing(field: Locator, key: 'Escape' | 'Enter'): Promise<void> {
  await field.evaluate((element, name) => {
    const send = (type: string, init: object) =>
      element.dispatchEvent(new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, ...init }))
    element.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }))
    send('keydown', { isComposing: true, keyCode: 229 })
    element.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '合肥' }))
    send('keydown', { keyCode: 229 })
  }, key)
}

test('Escape that closes the candidates closes neither the search nor its list', async ({ page }) => {
  await visit(page, '/pici?province=安徽')
  await page.getByRole('main').focus()
  await page.keyboard.press('/')
  const dialog = page.getByRole('dialog', { name: '搜索' })
  const box = dialog.getByRole('combobox')
  await box.fill('合肥')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await pressComposing(box, 'Escape')
  await expect(dialog.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('option')).toHaveCount(0)
  await pressComposing(box, 'Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  // What was typed is there again.
  await page.keyboard.press('/')
  await expect(box).toHaveValue('合肥')
})

test('a pasted table stays in the import, composed or closed', LONG, async ({ page }) => {
  await visit(page, '/volunteerDetail/s-2/score-s-2/l-4', { persona: 'vip' })
  const open = () => page.getByRole('button', { name: '导入' }).click()
  await open()
  const dialog = page.getByRole('dialog', { name: '导入志愿表' })
  const field = dialog.getByRole('textbox')
  await field.fill('院校名称\t专业组代码\n安徽大学\t002')
  await pressComposing(field, 'Escape')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await open()
  await expect(field).toHaveValue('院校名称\t专业组代码\n安徽大学\t002')
})

test('Enter that takes a candidate sends no picture of an article', LONG, async ({ page }) => {
  await visit(page, '/websiteOpeartion?article=new', { persona: 'admin' })
  await page.getByRole('button', { name: '图片' }).click()
  await page.getByRole('textbox', { name: '图片地址' }).fill('/assets/x.png')
  const words = page.getByRole('textbox', { name: '图片说明' })
  await words.fill('合')
  await pressComposing(words, 'Enter')
  await expect(words).toHaveValue('合')
  await pressComposing(words, 'Escape')
  await expect(words).toBeVisible()
})
