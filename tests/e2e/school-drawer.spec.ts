import type { Page } from 'playwright/test'
import { beginUse, expect, LONG, test, visit } from './support'

const drawer = (page: Page) => page.getByRole('dialog', { name: '资料库' })
const tab = (page: Page, name: string) =>
  drawer(page).getByRole('navigation', { name: '院校资料' }).getByRole('link', { name })

test.describe('a school in the drawer', () => {
  test('shows the same overview as its page', LONG, async ({ page }) => {
    await visit(page, '/about?lib=school&lib.id=10358', { persona: 'student' })
    const view = drawer(page)
    await expect(view.getByRole('heading', { level: 2, name: '中国科学技术大学' })).toBeVisible()
    await expect(view.getByRole('heading', { level: 1 })).toHaveCount(0)
    await expect(view.getByText('1958 年', { exact: true })).toBeVisible()
    await expect(view.getByRole('term').filter({ hasText: '软科综合' })).toBeVisible()
    await beginUse(page)
    await expect(view.getByRole('article', { name: '中国科学技术大学概况' })).toContainText('报考前')
    await expect(tab(page, '院校概况')).toHaveAttribute('aria-current', 'page')
  })

  test('S2-2.3 S2-2.5 goes back to the library as it was asked', async ({ page }) => {
    await visit(page, '/about?lib=school&lib.q=合肥&lib.natures=公办', { persona: 'student' })
    const count = drawer(page).getByText(/^共 [\d,]+ 所院校$/)
    const found = await count.textContent()
    await drawer(page).getByRole('link', { name: '合肥工业大学', exact: true }).click()
    await drawer(page).getByRole('link', { name: '返回院校库' }).click()
    await expect(count).toHaveText(found ?? '')
    await expect(drawer(page).getByRole('combobox', { name: '院校名称' })).toHaveValue('合肥')
  })

  test('opens a picture over the drawer and closes only the picture', LONG, async ({ page }) => {
    await visit(page, '/about?lib=school&lib.id=10358', { persona: 'student' })
    await drawer(page).getByRole('button', { name: '校园风光' }).click()
    await drawer(page).getByRole('button', { name: '放大中国科学技术大学校园图片 1' }).click()
    const viewer = page.getByRole('dialog', { name: /校园图片/ })
    await viewer.getByRole('button', { name: '下一张' }).click()
    await expect(viewer.getByRole('heading')).toHaveText(/^2 \/ 6/)
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(drawer(page)).toBeVisible()
  })

  test('opens a brochure, goes back by steps, and starts with the list again', LONG, async ({ page }) => {
    await visit(page, '/about?lib=school&lib.id=10357', { persona: 'vip' })
    const view = drawer(page)
    await tab(page, '招生简章').click()
    await expect(view.getByText('共 12 份招生简章')).toBeVisible()
    await expect(tab(page, '招生简章')).toHaveAttribute('aria-current', 'page')
    await view.getByRole('button', { name: /2025 年招生章程/ }).click()
    await expect(view.getByRole('article', { name: '安徽大学 2025 年招生章程' })).toContainText(
      '本章程适用于',
    )
    await expect(page).toHaveURL(/lib\.guide=10357-2025-regulations/)
    await page.goBack()
    await expect(view.getByText('共 12 份招生简章')).toBeVisible()
    await page.goForward()
    await tab(page, '专业与院系').click()
    await expect(view.getByRole('heading', { name: '院系设置' })).toBeVisible()
    await tab(page, '招生简章').click()
    await expect(view.getByText('共 12 份招生简章')).toBeVisible()
    await expect(page).toHaveURL(/\/about\?/)
  })

  test('keeps the filters of the majors in the address', LONG, async ({ page }) => {
    await visit(page, '/about?lib=school&lib.id=10357', { persona: 'student' })
    await tab(page, '专业与院系').click()
    const assessment = drawer(page).getByRole('region', { name: '学科评估' })
    const grade = assessment.getByRole('group', { name: '等级' }).getByRole('button', { name: /^C\s?\d+$/ })
    await grade.click()
    await expect(page).toHaveURL(/lib\.grade=C/)
    await page.reload()
    await expect(grade).toHaveAttribute('aria-pressed', 'true')
  })

  test('offers the library for an unknown id', LONG, async ({ page }) => {
    await visit(page, '/about?lib=school&lib.id=0', { persona: 'student' })
    await expect(drawer(page).getByRole('heading', { name: '没有这所院校' })).toBeVisible()
    await expect(drawer(page).getByRole('link', { name: '去院校库查找' })).toBeVisible()
  })
})
