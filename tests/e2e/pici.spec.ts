import { caseOf, expect, LONG, test, visit } from './support'

const CALL = 'GET /api/batch-lines/by-province'

test.describe('/pici', () => {
  test('S1-2.22 S1-2.47 S1-2.48 S1-2.49 S1-2.54 S1-9.12 shows the official lines of the default province, newest year first', async ({
    page,
  }) => {
    await visit(page, '/pici')
    const years = page.getByRole('heading', { level: 2 })
    await expect(years.first()).toHaveText('2025 年')
    const table = page.getByRole('region', { name: '2025 年' })
    await expect(table.getByRole('row', { name: /本科批 物理/ })).toContainText('461')
    await expect(table.getByRole('row', { name: /本科批 物理/ })).toContainText('461–513')
    await expect(table.getByRole('row', { name: /特殊类型.* 物理/ })).toContainText('—')
    await expect(table).not.toContainText('示例')
    await expect(page.getByRole('region', { name: '2018 年' })).toContainText('示例')
    await expect(page.getByText('标“示例”的控制线按相邻年份推算')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toContainText('以省级教育考试院和高校招生章程公布为准')
  })

  test('S1-2.47 keeps the province in the address', async ({ page }) => {
    await visit(page, '/pici')
    await page.getByLabel('省份').selectOption('山东')
    await expect(page.getByRole('region', { name: '2025 年' })).toContainText('一段')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('province=山东')
    await page.reload()
    await expect(page.getByLabel('省份')).toHaveValue('山东')
  })

  test('says why the first year of a reform stands beside no other', LONG, async ({ page }) => {
    await visit(page, '/pici?province=河南')
    const reform = page.getByText('高考改革第一年')
    await expect(reform).toHaveText('高考改革第一年，科类换了，不和 2024 年比。')
    await expect(page.getByRole('region', { name: '2025 年' }).filter({ has: reform })).toBeVisible()
  })

  test('leads from a line to its rank', LONG, async ({ page }) => {
    await visit(page, '/pici?province=安徽')
    await page.getByRole('region', { name: '2025 年' }).getByRole('link', { name: '461' }).click()
    await expect(page.getByText('安徽 2025 年物理 461 分的位次区间')).toBeVisible()
  })

  test('needs no sign-in and is the same for everybody', LONG, async ({ page }) => {
    await visit(page, '/pici?province=安徽', { persona: 'guest' })
    const year = page.getByRole('region', { name: '2024 年' })
    await expect(year).toContainText('本科批')
    // What is out of view is not drawn and has no inner text.
    const guest = await year.textContent()
    await visit(page, '/pici?province=安徽', { persona: 'vip' })
    await expect(year).toHaveText(guest ?? '')
  })

  test('asks for the subject of a line, not for a group of its candidates', LONG, async ({ page }) => {
    await visit(page, '/pici?province=西藏')
    const row = page.getByRole('region', { name: '2025 年' }).getByRole('row', { name: /本一 文科\(A类\)/ })
    await row.getByRole('link').click()
    await expect(page.getByLabel('科类')).toHaveValue('文科')
    await expect(page.getByLabel('批次')).toHaveValue('本一')
  })

  test('shows the lines of one category of candidates, and says where none are kept', async ({ page }) => {
    await visit(page, '/pici?province=西藏')
    const rows = page.getByRole('region', { name: '2025 年' }).getByRole('row')
    await expect(rows.filter({ hasText: 'A类' }).first()).toBeVisible()
    await page.getByRole('combobox', { name: '考生类别' }).selectOption('B 类')
    await expect(rows.filter({ hasText: 'A类' })).toHaveCount(0)
    await expect(rows.filter({ hasText: 'B类' }).first()).toBeVisible()
    await expect(page).toHaveURL(/category=B/)

    await page.getByRole('combobox', { name: '省份' }).selectOption('新疆')
    await expect(page).not.toHaveURL(/category/)
    await page.getByRole('combobox', { name: '考生类别' }).selectOption('单列类')
    await expect(page.getByText('没有收录新疆单列类考生的批次线')).toBeVisible()

    await page.getByRole('combobox', { name: '省份' }).selectOption('安徽')
    await expect(page.getByRole('combobox', { name: '考生类别' })).toHaveCount(0)
  })

  for (const [at, damage] of [
    '?province=%00',
    '?province=火星&x=1',
    '?%E0%A4%A=1',
    '?province=a&province=b',
  ].entries()) {
    test(`survives ${damage}`, caseOf(at, 0), async ({ page }) => {
      await visit(page, `/pici${damage}`)
      await expect(page.getByLabel('省份')).toHaveValue('安徽')
      await expect(page.getByRole('region', { name: '2025 年' })).toBeVisible()
      await expect.poll(() => decodeURIComponent(new URL(page.url()).search)).toContain('province=安徽')
    })
  }

  test('keeps the old lines under their own name until the new ones are there', LONG, async ({ page }) => {
    await visit(page, '/pici?province=安徽', { latency: 400 })
    await expect(page.getByRole('region', { name: '2025 年' })).toContainText('461')
    await page.getByLabel('省份').selectOption('江苏')
    await expect(page.getByText('来源：安徽')).toBeVisible()
    await expect(page.getByText('来源：江苏')).toBeVisible()
    await expect(page.getByRole('cell', { name: '安徽' })).toHaveCount(0)
  })

  test('says when there is nothing', LONG, async ({ page }) => {
    await visit(page, '/pici', { fail: `${CALL}:empty` })
    await expect(page.getByText('暂无安徽的批次线')).toBeVisible()
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })
    test('says what failed and can be asked again', LONG, async ({ page }) => {
      // The first attempt and the one that repeats it by itself.
      await visit(page, '/pici', { fail: `${CALL}:offline*2` })
      const alert = page.getByRole('alert').filter({ hasText: '批次线加载失败' })
      await expect(alert).toContainText('网络连接失败')
      await alert.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('region', { name: '2025 年' })).toContainText('461')
      await expect(alert).toBeHidden()
    })
  })
})
