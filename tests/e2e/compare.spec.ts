import { expect, LONG, test, visit } from './support'

const LINES = 'POST /api/score-line/schools'
const TWO = '/compare?schools=10358,10359'
/** Both recruit major by major; 中国科学技术大学 recruits whole types, so it shares few names with others. */
const ALIKE = '/compare?schools=10357,10359'

test.describe('/compare', () => {
  test('puts schools side by side for everybody', async ({ page }) => {
    await visit(page, ALIKE, { persona: 'guest' })
    const table = page.getByRole('table')
    await expect(table.getByRole('columnheader', { name: /安徽大学/ })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: /合肥工业大学/ })).toBeVisible()
    await expect(
      table
        .getByRole('row', { name: /^软科综合/ })
        .getByRole('cell')
        .first(),
    ).toHaveText(/^\d+ 示例$/)
    await expect(table.getByRole('row', { name: /^所在地/ })).toContainText('安徽 合肥')
    await expect(table.getByRole('rowheader', { name: /主管部门.*不同/ })).toBeVisible()
    await expect(table.getByRole('rowheader', { name: '办学性质', exact: true })).toBeVisible()
    await expect(table.getByRole('row', { name: /^计划数/ })).toContainText(/人（比 2025 年(多|少) \d+ 人）/)
    await expect(page.getByRole('region', { name: '都招的专业' })).toContainText(/\d+ 个：/)
    await page.getByRole('button', { name: '只看不同' }).click()
    await expect(table.getByRole('rowheader', { name: '办学性质', exact: true })).toHaveCount(0)
    await expect(page).toHaveURL(/rows=different/)
    await expect(page.getByRole('contentinfo')).toContainText('以省级教育考试院和高校招生章程公布为准')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('province=安徽&subject=物理')
  })

  test('shows the lowest ranks of three years, and where I stand', LONG, async ({ page }) => {
    await visit(page, `${TWO}&province=安徽&subject=物理`)
    const cells = page.getByRole('row', { name: /^2025 年/ }).getByRole('cell')
    await expect(cells.first()).toContainText(/\d 分/)
    await expect(page.getByRole('rowheader', { name: /^20\d\d 年/ })).toHaveText([
      '2025 年',
      '2024 年',
      '2023 年 理科',
    ])
    await page.getByLabel('我的位次').fill('1')
    await page.getByLabel('我的位次').press('Enter')
    await expect(cells.first()).toContainText(/保 靠前 [\d,]+ 位/)
    // Before the reform others were ranked: the figure stands, and says nothing of this rank.
    const before = page.getByRole('row', { name: /^2023 年 理科/ })
    await expect(before).toContainText(/\d 分/)
    await expect(before).not.toContainText(/(?:靠前|还差) [\d,]+ 位/)
    await expect(page).toHaveURL(/rank=1/)
    await page.getByLabel('科类').selectOption('历史')
    await expect(page.getByRole('table')).toContainText('安徽 历史 普通专业最低录取位次')
  })

  test('adds a school by pinyin, and takes one away', LONG, async ({ page }) => {
    await visit(page, TWO)
    await page.getByRole('combobox', { name: '添加院校' }).fill('ahdx')
    await page.getByRole('option', { name: '安徽大学', exact: true }).click()
    await expect(page.getByRole('columnheader', { name: /安徽大学/ })).toBeVisible()
    await expect(page).toHaveURL(/schools=10358,10359,10357/)
    await page.getByRole('button', { name: '去掉合肥工业大学' }).click()
    await expect(page.getByRole('columnheader', { name: /合肥工业大学/ })).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('columnheader', { name: /合肥工业大学/ })).toBeVisible()
  })

  test('finds a school by what the library is narrowed by, and keeps it in the address', async ({ page }) => {
    await visit(page, TWO)
    await page.getByRole('combobox', { name: '添加院校' }).focus()
    await page.keyboard.press('Escape')
    const filters = page.getByRole('group', { name: '院校筛选' })
    await filters.getByRole('button', { name: '省份', exact: true }).click()
    await page
      .getByRole('dialog', { name: '省份' })
      .getByRole('button', { name: /^安徽\s*\d+$/ })
      .click()
    await page.keyboard.press('Escape')
    await filters.getByRole('button', { name: '院校特色' }).click()
    const choice = page.getByRole('dialog', { name: '院校特色' }).getByRole('button', { name: /^211\s*\d+$/ })
    const count = /\d+$/.exec(await choice.innerText())?.[0]
    await choice.click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('status').filter({ hasText: `共 ${count} 所院校` })).toBeVisible()
    const found = page.getByRole('list', { name: '找到的院校' })
    await found.getByRole('button', { name: '添加安徽大学' }).click()
    await expect(page.getByRole('columnheader', { name: /安徽大学/ })).toBeVisible()
    await expect(page).toHaveURL(/provinces=.*features=211/)
    await page.reload()
    await expect(found.getByRole('button', { name: '添加安徽大学' })).toBeDisabled()
  })

  test('has room for five, and says so', LONG, async ({ page }) => {
    await visit(page, '/compare?schools=10358,10359,10357,10003,10001,10246')
    await expect(page.getByRole('columnheader', { name: /大学/ })).toHaveCount(5)
    await expect(page.getByText('已有 5 所，去掉一所才能再添加。')).toBeVisible()
  })

  test('opens empty, and with what was marked', LONG, async ({ page }) => {
    await visit(page, '/compare')
    await expect(page.getByText(/还没有要对比的院校/)).toBeVisible()
    await visit(page, '/chadaxuerank')
    await page.getByRole('button', { name: /^对比/ }).first().click()
    await expect(page.getByRole('region', { name: '院校对比' })).toContainText('已选 1/5 所')
    await visit(page, '/compare')
    await expect(page).toHaveURL(/schools=\d+/)
    await expect(page.getByRole('columnheader', { name: /大学/ })).toHaveCount(1)
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })

    test('keeps everything else when the lines of the schools are not to be had', LONG, async ({ page }) => {
      await visit(page, TWO, { fail: `${LINES}:500` })
      await expect(page.getByRole('button', { name: '加载失败，重试' }).first()).toBeVisible()
      await expect(page.getByRole('row', { name: /^所在地/ })).toContainText('安徽 合肥')
    })

    test('says which of the schools does not exist', LONG, async ({ page }) => {
      await visit(page, '/compare?schools=10358,nobody&province=火星&subject=x&rank=-1')
      await expect(page.getByRole('columnheader', { name: /没有这所院校/ })).toBeVisible()
      await expect(page.getByRole('columnheader', { name: /中国科学技术大学/ })).toBeVisible()
      await page.getByRole('button', { name: '去掉这一列' }).click()
      await expect(page).toHaveURL(/schools=10358(&|$)/)
    })
  })
})
