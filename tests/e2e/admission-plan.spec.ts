import { countText } from '../../src/rules/exam/count-text'
import { beginUse, expect, LONG, test, visit } from './support'

const PAGE = '/chadaxuejihua/10357?province=安徽&year=2025&subject=物理'

test.describe('/chadaxuejihua/$id', () => {
  test('S1-2.13.5 says how many places there are, by major group', async ({ page }) => {
    await visit(page, PAGE)
    await expect(page.getByText(/2025 年在安徽招收物理考生，共 \d+ 个专业/)).toBeVisible()
    const figures = page
      .getByRole('table', { name: '招生计划' })
      .locator('tbody tr:not(:first-child) td:nth-child(2)')
    const sum = async () =>
      (await figures.allTextContents()).reduce((total, text) => total + Number(text.replaceAll(',', '')), 0)
    const said = async () => page.getByText(countText(await sum()), { exact: true }).isVisible()
    // Rows come a few at a time.
    await expect.poll(said).toBe(true)
  })

  test('leads from a major to its line on the page of the original book', LONG, async ({ page }) => {
    await visit(page, PAGE, { persona: 'student' })
    await beginUse(page)
    const link = page
      .getByRole('table', { name: '招生计划' })
      .getByRole('link', { name: /^人工智能：招生原书第 \d+ 页$/ })
      .filter({ visible: true })
    const number = /第 \d+ 页/.exec((await link.getAttribute('aria-label')) ?? '')?.[0] ?? '没有页码'
    await link.click()
    const reader = page.getByRole('dialog', { name: new RegExp(`^${number}.*安徽大学`) })
    await expect(reader.locator('mark').first()).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('table', { name: '招生计划' })).toBeVisible()
  })

  test('sorts by the places', LONG, async ({ page }) => {
    await visit(page, `${PAGE}&sort=-plan`)
    await beginUse(page)
    const table = page.getByRole('table', { name: '招生计划' })
    await expect(table.getByRole('columnheader', { name: '计划数' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })

  test(
    'compares with the year before, and has the plan whose lines are still to come',
    LONG,
    async ({ page }) => {
      await visit(page, PAGE)
      await expect(page.getByText(/(比 2024 年[多少] [\d,]+ 人|与 2024 年相同)/)).toBeVisible()
      await page.getByLabel('年份').selectOption('2026')
      await expect(page.getByText(/2026 年在安徽招收物理考生.*2025 年/)).toBeVisible()
    },
  )

  test('sorts by what the plan changed, and leaves what is new or has stopped', async ({ page }) => {
    await visit(page, PAGE.replace('year=2025', 'year=2026'))
    const said = page.getByText(/(\d+) 个专业多、(\d+) 个少、(\d+) 新增/)
    await expect(said).toBeVisible()
    const table = page.getByRole('table', { name: '招生计划' })
    const rows = table.locator('tbody tr:not(.group-head)').filter({ visible: true })
    await expect(rows.nth(20)).toBeVisible()
    const [, more, fewer] = /(\d+) 个专业多、(\d+) 个少/.exec(await said.innerText()) ?? []
    await expect(rows.filter({ hasText: /多 \d/ })).toHaveCount(Number(more))
    await expect(rows.filter({ hasText: /少 \d/ })).toHaveCount(Number(fewer))
    await table.getByRole('button', { name: '比 2025 年' }).click()
    await expect(page).toHaveURL(/sort=change/)
    await visit(page, `${PAGE.replace('year=2025', 'year=2026')}&news=新增`)
    await beginUse(page)
    for (const row of await rows.all()) await expect(row).toContainText('新增')
  })

  test('has the lines of the years before beside it', LONG, async ({ page }) => {
    await visit(page, PAGE.replace('year=2025', 'year=2026'))
    const table = page.getByRole('table', { name: '招生计划' })
    for (const name of ['2026 计划数', '比 2025 年', '2025 最低位次', '2024', '2023 理科']) {
      await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
    }
    await expect(table.getByRole('row').nth(1).getByRole('cell').nth(4)).toHaveText(/^[\d,]+$/)
  })

  test('stands in the drawer', LONG, async ({ page }) => {
    await visit(page, '/about?lib=school&lib.id=10357&lib.tab=plans&lib.province=安徽&lib.subject=历史', {
      persona: 'student',
    })
    await beginUse(page)
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await expect(drawer.getByText(/在安徽招收历史考生/)).toBeVisible()
  })

  test('says when there is nothing', LONG, async ({ page }) => {
    await visit(page, PAGE, { fail: 'POST /api/admission-plan/query:empty' })
    await expect(page.getByText(/2025 年这所院校没有在安徽招收符合条件的物理考生/)).toBeVisible()
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })
    test('can be asked again', LONG, async ({ page }) => {
      await visit(page, PAGE, { fail: 'POST /api/admission-plan/query:500*1' })
      await page
        .getByRole('alert')
        .filter({ hasText: '招生计划加载失败' })
        .getByRole('button', { name: '重试' })
        .click()
      await expect(page.getByText(/共 \d+ 个专业/)).toBeVisible()
    })
  })
})
