import type { Page } from 'playwright/test'
import { expect, LONG, test, visit } from './support'

const LIST = 'POST /api/school-batch-books/list'
const PAGES = 'POST /api/school-batch-books/page/search'
const ADDRESS = '/about?lib=book'
/** 安徽, 2025, the first subject. */
const OPEN = `${ADDRESS}&lib.province=安徽&lib.year=2025&lib.book=b3420250`

const drawer = (page: Page) => page.getByRole('dialog', { name: '资料库' })
const book = (page: Page) => page.getByRole('dialog', { name: /招生原书|招生专业目录/ })
const reader = (page: Page) => page.getByRole('dialog', { name: /^第 \d+ 页/ })

test.describe('original books in the drawer', () => {
  test('S2-1.1 S2-9.5 lists the newest books of the student’s province, and on request those of all years by twelve', async ({
    page,
  }) => {
    await visit(page, '/welcome', { persona: 'student' })
    await page.getByRole('link', { name: '资料库' }).click()
    await drawer(page).getByRole('link', { name: '招生原书' }).click()
    const list = drawer(page).getByRole('region', { name: '原书列表' })
    await expect(list.getByRole('button', { name: /安徽 2026 年/ }).first()).toBeVisible()
    await expect(page).toHaveURL(/lib\.province=%E5%AE%89%E5%BE%BD/)
    await expect(page).toHaveURL(/lib\.year=2026/)
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await drawer(page).getByLabel('年份').selectOption('全部年份')
    await expect(list.getByRole('button', { name: /安徽 2021 年/ }).first()).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(12)
    await page.goBack()
    await expect(drawer(page).getByLabel('年份')).toHaveValue('2026')
  })

  test('S2-2.34 narrows by subject, year and title, and starts again with page 1', async ({ page }) => {
    await visit(page, `${ADDRESS}&lib.page=9`, { persona: 'student' })
    const list = drawer(page).getByRole('region', { name: '原书列表' })
    await expect(list.getByText('没有第 9 页')).toBeVisible()
    await drawer(page).getByLabel('年份').selectOption('2023')
    await expect(page).not.toHaveURL(/lib\.page/)
    await drawer(page).getByLabel('科类').selectOption('文科')
    await expect(list.getByRole('button')).toHaveText(['安徽 2023 年普通高校招生专业目录（文科）'])
    await drawer(page).getByRole('textbox', { name: '书名' }).fill('没有的书')
    await drawer(page).getByRole('search', { name: '书名' }).getByRole('button', { name: '搜索' }).click()
    await expect(list.getByText('暂无数据')).toBeVisible()
    await list.getByRole('button', { name: '清空条件' }).click()
    await expect(list.getByRole('button', { name: /安徽 2025 年/ }).first()).toBeVisible()
  })

  test('S2-2.35 S2-4.9 opens a book, finds a school and a page in it, and goes back step by step', async ({
    page,
  }) => {
    await visit(page, `${ADDRESS}&lib.year=2025`, { persona: 'student' })
    await drawer(page)
      .getByRole('button', { name: /目录（物理）/ })
      .click()
    await expect(book(page)).toHaveAccessibleName('安徽 2025 年普通高校招生专业目录（物理）')
    await book(page).getByRole('textbox', { name: '院校' }).fill('安徽大学')
    await page.keyboard.press('Enter')
    await expect(book(page).getByRole('button', { name: /^安徽大学/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    await book(page)
      .getByRole('button', { name: /第 \d+ 页.*物理.*本科批/ })
      .first()
      .click()
    await expect(reader(page)).toHaveAccessibleName(/安徽大学 物理 本科批/)
    await page.goBack()
    await expect(reader(page)).toHaveCount(0)
    await expect(book(page).getByRole('textbox', { name: '院校' })).toHaveValue('安徽大学')
    await page.goBack()
    await expect(book(page).getByRole('textbox', { name: '院校' })).toHaveValue('')
    await page.goBack()
    await expect(book(page)).toHaveCount(0)
    await expect(drawer(page)).toBeVisible()
  })

  test('S2-2.35 keeps what teaches a major, and one batch', LONG, async ({ page }) => {
    await visit(page, OPEN, { persona: 'student' })
    const count = book(page).getByRole('status')
    await expect(count).toHaveText(/^\d{3} 所院校/)
    await book(page).getByRole('textbox', { name: '专业' }).fill('核工程与核技术')
    await page.keyboard.press('Enter')
    await expect(count).toHaveText(/^\d{1,2} 所院校/)
    await expect(book(page).getByRole('button', { name: /^中国科学技术大学/ })).toBeVisible()
    await book(page).getByLabel('批次').selectOption('专科批')
    await expect(book(page).getByText('这本书里没有符合条件的页')).toBeVisible()
    await book(page).getByRole('button', { name: '看整本书' }).click()
    await expect(count).toHaveText(/^\d{3} 所院校/)
  })

  test(
    'marks the majors that were looked for, on the page with the number that is printed',
    LONG,
    async ({ page }) => {
      await visit(page, OPEN, { persona: 'student' })
      const search = book(page).getByRole('search', { name: '书内搜索' })
      await expect(search.getByRole('button')).toHaveCount(1)
      await search.getByRole('textbox', { name: '院校' }).fill('合肥工业大学')
      await search.getByRole('textbox', { name: '专业' }).fill('计算机科学与技术')
      await search.getByRole('button', { name: '搜索' }).click()
      await expect(book(page).getByRole('status')).toHaveText(/^[1-9] 所院校/)
      const leaf = book(page)
        .getByRole('button', { name: /第 \d+ 页.*本科批/ })
        .first()
      const printed = /第 \d+ 页/.exec((await leaf.textContent()) ?? '')?.[0] ?? '没有页码'
      expect(printed).not.toBe('第 1 页')
      await leaf.click()
      await expect(reader(page)).toHaveAccessibleName(new RegExp(`^${printed}.*合肥工业大学`))
      await expect(reader(page).locator('mark').first()).toBeInViewport()
    },
  )

  test(
    'S2-2.35 turns pages by the keyboard; Escape leaves the page, then the book',
    LONG,
    async ({ page }) => {
      await visit(page, `${OPEN}&lib.leaf=2`, { persona: 'student' })
      await expect(reader(page)).toHaveAccessibleName(/^第 2 页/)
      await page.keyboard.press('ArrowRight')
      await expect(reader(page)).toHaveAccessibleName(/^第 3 页/)
      await expect(page).toHaveURL(/lib\.leaf=3/)
      await reader(page).getByRole('button', { name: '放大' }).click()
      await reader(page).getByRole('button', { name: '缩小' }).click()
      await page.keyboard.press('Escape')
      await expect(reader(page)).toHaveCount(0)
      await expect(book(page).getByRole('button', { name: /^第 3 页/ })).toBeVisible()
      // Opened from the tree, it gives the focus back to what opened it.
      await book(page)
        .getByRole('button', { name: /^第 3 页/ })
        .press('Enter')
      await expect(page).toHaveURL(/lib\.leaf=3/)
      await expect(reader(page)).toHaveAccessibleName(/^第 3 页/)
      await expect(reader(page).locator(':focus')).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(book(page).getByRole('button', { name: /^第 3 页/ })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(book(page)).toHaveCount(0)
      await expect(drawer(page)).toBeVisible()
    },
  )

  test('says so when a link names no book', LONG, async ({ page }) => {
    await visit(page, `${ADDRESS}&lib.book=nonsense&lib.page=abc&lib.year=1&lib.leaf=x`, {
      persona: 'student',
    })
    await expect(book(page).getByText('没有这本书，链接可能不完整')).toBeVisible()
    await book(page).getByRole('button', { name: '回到招生原书' }).click()
    await expect(
      drawer(page)
        .getByRole('button', { name: /安徽 2026 年/ })
        .first(),
    ).toBeVisible()
  })

  test('S2-8.3 stops waiting for a page that cannot be loaded, says so and tries again', async ({ page }) => {
    await visit(page, `${OPEN}&lib.leaf=2`, { persona: 'student', fail: `${PAGES}:broken` })
    const failed = reader(page).getByText('这张图片没有加载出来')
    await expect(failed).toBeInViewport()
    await reader(page).getByRole('button', { name: '重新加载' }).click()
    await expect(failed).toBeInViewport()
    await reader(page).getByRole('button', { name: '下一页' }).click()
    await expect(reader(page)).toHaveAccessibleName(/^第 3 页/)
    await reader(page).getByRole('button', { name: '关闭书页' }).click()
    await expect(book(page).getByRole('button', { name: /^第 3 页/ })).toBeVisible()
  })

  test('S2-8.2 says 暂无数据 where there is none', async ({ page }) => {
    await visit(page, OPEN, { persona: 'student', fail: [`${LIST}:empty`, `${PAGES}:empty`] })
    await expect(book(page).getByText('暂无数据')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer(page).getByText('暂无数据')).toBeVisible()
  })
})

test.describe('original books that fail', () => {
  test.use({ expectedErrors: [/status of 500/] })

  test('has a region that failed ask again', LONG, async ({ page }) => {
    await visit(page, OPEN, { persona: 'student', fail: [`${LIST}:500*1`, `${PAGES}:500*1`] })
    await book(page).getByRole('button', { name: '重试' }).click()
    await expect(book(page).getByRole('status')).toHaveText(/所院校/)
    await page.keyboard.press('Escape')
    await drawer(page).getByRole('button', { name: '重试' }).click()
    await expect(
      drawer(page)
        .getByRole('button', { name: /安徽 2025 年/ })
        .first(),
    ).toBeVisible()
  })
})
