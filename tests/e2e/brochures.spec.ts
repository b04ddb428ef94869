import type { Page } from 'playwright/test'
import { caseOf, expect, LONG, test, visit } from './support'

const LIST = 'GET /api/admission-guide/school/{id}'
const SEARCH = 'GET /api/admission-guide/search'
const DETAIL = 'GET /api/admission-guide/{id}'

test.describe('/chadaxuezhaosheng', () => {
  test('S2-2.13 S2-9.4 lists brochures in pages of ten, the newest first', LONG, async ({ page }) => {
    await visit(page, '/chadaxuezhaosheng/10357')
    await expect(page).toHaveTitle('安徽大学 招生简章 · 择途')
    const entries = page.getByRole('main').getByRole('button', { name: /年.*月.*日/ })
    await expect(entries).toHaveCount(10)
    await expect(page.getByText('共 12 份招生简章')).toBeVisible()
    await expect(entries.first()).toContainText('2026')
    await page.getByRole('button', { name: '第 2 页' }).click()
    await expect(entries).toHaveCount(2)
    await expect(page).toHaveURL(/page=2/)
    await page.reload()
    await expect(entries).toHaveCount(2)
    await page.goBack()
    await expect(entries).toHaveCount(10)
    await expect(page).not.toHaveURL(/page=/)
  })

  test('S2-2.13 searches by keyword from the first page on', LONG, async ({ page }) => {
    await visit(page, '/chadaxuezhaosheng/10357?page=2', { persona: 'student' })
    await page.getByRole('textbox', { name: '简章标题' }).fill(' 章程 ')
    await page.getByRole('button', { name: '搜索' }).click()
    await expect(page.getByText('共 4 份标题含“章程”的招生简章')).toBeVisible()
    await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toContain('q=章程')
    await expect(page).not.toHaveURL(/page=/)
    await page.getByRole('button', { name: '清空简章标题' }).click()
    await expect(page.getByText('共 12 份招生简章')).toBeVisible()
  })

  test('S1-2.15 opens a brochure with an address of its own; Back and 返回 lead to the same list', async ({
    page,
  }) => {
    await visit(page, '/chadaxuezhaosheng/10357?q=章程')
    await page.getByRole('button', { name: /2025 年招生章程/ }).click()
    await expect(page).toHaveURL(/\/chadaxuezhaosheng\/10357\/admission\?.*guide=10357-2025-regulations/)
    const title = page.getByRole('heading', { level: 2, name: '安徽大学 2025 年招生章程' })
    await expect(title).toBeVisible()
    const article = page.getByRole('article', { name: '安徽大学 2025 年招生章程' })
    await expect(article.getByRole('heading', { level: 3, name: '第三章 收费' })).toBeVisible()
    await expect(article.getByRole('row', { name: /艺术/ })).toBeVisible()
    const tab = page.getByRole('navigation', { name: '院校资料' }).getByRole('link', { name: '招生简章' })
    await expect(tab).toHaveAttribute('aria-current', 'page')

    await page.reload()
    await expect(title).toBeVisible()
    await page.goBack()
    await expect(page.getByText('共 4 份标题含“章程”的招生简章')).toBeVisible()
    await page.goForward()
    await page.getByRole('button', { name: '返回简章列表' }).click()
    await expect(page.getByText('共 4 份标题含“章程”的招生简章')).toBeVisible()
    await expect(page).not.toHaveURL(/guide=/)
  })

  test('S2-4.5 starts with the list when one comes back to the tab', async ({ page }) => {
    await visit(page, '/chadaxuezhaosheng/10357/admission?guide=10357-2025-guide')
    await expect(page.getByRole('article')).toContainText('怎样比较专业组')
    const tabs = page.getByRole('navigation', { name: '院校资料' })
    await tabs.getByRole('link', { name: '专业与院系' }).click()
    await expect(page.getByRole('heading', { name: '院系设置' })).toBeVisible()
    await tabs.getByRole('link', { name: '招生简章' }).click()
    await expect(page.getByText('共 12 份招生简章')).toBeVisible()
  })

  test('reads both spellings of an opened brochure', LONG, async ({ page }) => {
    await visit(page, '/chadaxuezhaosheng/10357?guide=10357-2025-guide')
    await expect(page).toHaveURL(/\/10357\/admission\?.*guide=10357-2025-guide/)
    await visit(page, '/chadaxuezhaosheng/10357/admission')
    await expect(page).toHaveURL(/\/chadaxuezhaosheng\/10357(\?|$)/)
    await expect(page.getByText('共 12 份招生简章')).toBeVisible()
  })

  for (const [at, guide] of ['0', '10358-2025-guide', '%3Cb%3E'].entries()) {
    test(`offers the list for guide=${guide}`, caseOf(at, 0), async ({ page }) => {
      await visit(page, `/chadaxuezhaosheng/10357/admission?guide=${guide}`)
      await expect(page.getByRole('heading', { name: '没有这份招生简章' })).toBeVisible()
      await page.getByRole('button', { name: '看这所院校的简章' }).click()
      await expect(page.getByText('共 12 份招生简章')).toBeVisible()
    })
  }

  for (const [at, damage] of ['?page=0', '?page=x&q=', '?q=%00', '?%E0%A4%A=1&page=1.5'].entries()) {
    test(`survives ${damage}`, caseOf(at, 0), async ({ page }) => {
      await visit(page, `/chadaxuezhaosheng/10357${damage}`)
      await expect(page.getByText('共 12 份招生简章')).toBeVisible()
    })
  }

  test('says what was asked when nothing is there, and leads back', LONG, async ({ page }) => {
    await visit(page, '/chadaxuezhaosheng/10357?q=火星')
    await expect(page.getByText('没有标题含“火星”的招生简章')).toBeVisible()
    await page.getByRole('button', { name: '看全部简章' }).click()
    await expect(page.getByText('共 12 份招生简章')).toBeVisible()
    await visit(page, '/chadaxuezhaosheng/10357?page=9')
    await page.getByRole('button', { name: '回到第一页' }).click()
    await expect(page.getByText('共 12 份招生简章')).toBeVisible()
    await visit(page, '/chadaxuezhaosheng/10357', { fail: `${LIST}:empty` })
    await expect(page.getByText('没有收录这所院校的招生简章')).toBeVisible()
  })

  test('leads to the library for an unknown school', LONG, async ({ page }) => {
    await visit(page, '/chadaxuezhaosheng/00000')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这所院校')
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })
    const failed = (page: Page) => page.getByRole('alert').filter({ hasText: '招生简章加载失败' })

    test('keeps the keyword and asks again', LONG, async ({ page }) => {
      await visit(page, '/chadaxuezhaosheng/10357?q=章程', { fail: `${SEARCH}:500*1` })
      await expect(page.getByRole('textbox', { name: '简章标题' })).toHaveValue('章程')
      await failed(page).getByRole('button', { name: '重试' }).click()
      await expect(page.getByText('共 4 份标题含“章程”的招生简章')).toBeVisible()
    })

    test('leaves the way back to the list', LONG, async ({ page }) => {
      await visit(page, '/chadaxuezhaosheng/10357/admission?guide=10357-2025-guide', {
        fail: `${DETAIL}:500`,
      })
      await failed(page).getByRole('button', { name: '重试' }).click()
      await expect(failed(page)).toBeVisible()
      await page.getByRole('button', { name: '返回简章列表' }).click()
      await expect(page.getByText('共 12 份招生简章')).toBeVisible()
    })
  })
})

test.describe('/ZhaoshengDetail', () => {
  test('S1-2.16 S1-2.57 shows one brochure with the way to its school', async ({ page }) => {
    await visit(page, '/ZhaoshengDetail/10357-2025-regulations')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('安徽大学 2025 年招生章程')
    await expect(page.getByText(/^2025 年 5 月 \d+ 日$/)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: '安徽大学' }).click()
    await expect(page).toHaveURL(/\/chadaxueoverview\/10357/)
    await page.goBack()
    await page.getByRole('link', { name: '全部招生简章' }).click()
    await expect(page.getByText('共 12 份招生简章')).toBeVisible()
  })

  for (const [at, id] of ['0', '10357-2025-x', '%3Cscript%3E'].entries()) {
    test(`offers the library for ${id}`, caseOf(at, 0), async ({ page }) => {
      await visit(page, `/ZhaoshengDetail/${id}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这份招生简章')
      await expect(page.getByRole('main').getByRole('link', { name: '去院校库查找' })).toBeVisible()
    })
  }
})
