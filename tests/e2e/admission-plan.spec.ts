import { expect, test, visit } from './support'

const PAGE = '/chadaxuejihua/10357?province=安徽&year=2025&subject=物理'

test.describe('/chadaxuejihua/$id', () => {
  test('says how many places there are, by major group', async ({ page }) => {
    await visit(page, PAGE)
    await expect(page.getByText(/2025 年在安徽招收物理考生，共 \d+ 个专业/)).toBeVisible()
    const figures = await page
      .getByRole('table', { name: /^招生计划/ })
      .locator('tbody tr td:last-child')
      .allTextContents()
    const sum = figures.reduce((total, text) => total + Number(text.replaceAll(',', '')), 0)
    await expect(page.getByText(new Intl.NumberFormat('zh-CN').format(sum), { exact: true })).toBeVisible()
  })

  test('sorts by the places', async ({ page }) => {
    await visit(page, `${PAGE}&sort=-plan`)
    const table = page.getByRole('table', { name: /^招生计划/ }).first()
    await expect(table.getByRole('columnheader', { name: '计划数' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
  })

  test('fails and is empty in its own region', async ({ page }) => {
    await visit(page, PAGE, { fail: 'POST /api/admission-plan/query:empty' })
    await expect(page.getByText(/2025 年这所院校没有在安徽招收符合条件的物理考生/)).toBeVisible()
  })
})
