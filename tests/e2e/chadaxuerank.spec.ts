import { caseOf, expect, LONG, test, visit } from './support'

const CALL = 'POST /api/school/ranking'

test.describe('/chadaxuerank', () => {
  test('S1-2.11 S2-2.6 S2-2.7 shows last year of 软科 to everybody, twenty at a time with padded places, moves and lines', async ({
    page,
  }) => {
    await visit(page, '/chadaxuerank', { persona: 'guest' })
    const table = page.getByRole('table', { name: '大学排名' })
    await expect(page.getByRole('button', { name: '软科' })).toHaveAttribute('aria-pressed', 'true')
    const years = page.getByRole('group', { name: '年份' })
    await expect(years.getByRole('button')).toHaveText(['2025', '2024', '2023', '2022'])
    await expect(years.getByRole('button', { name: '2025' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/来源：2025 年软科中国大学排名/)).toBeVisible()
    await expect(page.getByText('01', { exact: true })).toBeVisible()
    await expect(page.getByText('20', { exact: true })).toBeVisible()
    await expect(table.getByText(/^[升降] \d+$/).first()).toBeVisible()
    await expect(table.getByRole('row', { name: /清华大学/ })).toContainText(/\d{3} *\d{3}/)
    await expect(page).toHaveURL(/year=2025/)
    await expect(table.getByRole('row')).toHaveCount(21)
  })

  test('S2-2.6 S2-2.7 S2-4.4 goes from ranking to ranking, and pages stay in the address', async ({
    page,
  }) => {
    await visit(page, '/chadaxuerank')
    await page.getByRole('button', { name: 'QS' }).click()
    await page.getByRole('button', { name: '2023' }).click()
    await expect(page.getByText(/来源：2023 年QS 世界大学排名/)).toBeVisible()
    await page.getByRole('button', { name: '下一页' }).click()
    await expect.poll(() => new URL(page.url()).searchParams.toString()).toContain('type=qs')
    await expect(page).toHaveURL(/year=2023/)
    await expect(page).toHaveURL(/page=2/)
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: '软科' }).click()
    await expect(page).not.toHaveURL(/page=|type=/)
    await page.goBack()
    await expect(page.getByRole('button', { name: 'QS' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page')
  })

  test('is narrowed by what the library is narrowed by, counted over the whole ranking, in the address', async ({
    page,
  }) => {
    await visit(page, '/chadaxuerank')
    const filters = page.getByRole('group', { name: '院校筛选' })
    await filters.getByRole('button', { name: '省份', exact: true }).click()
    const choice = page.getByRole('dialog', { name: '省份' }).getByRole('button', { name: /^安徽\s*\d+$/ })
    const count = Number(/\d+$/.exec(await choice.innerText())?.[0])
    expect(count).toBeGreaterThan(3)
    await choice.click()
    const total = page.getByRole('region', { name: '排名列表' }).getByRole('status')
    await expect(total).toHaveText(`共 ${count} 所院校`)
    await expect(page).toHaveURL(/provinces=/)
    await page.reload()
    await expect(total).toHaveText(`共 ${count} 所院校`)
    const rows = page.getByRole('table', { name: '大学排名' }).getByRole('row').filter({ hasText: '安徽' })
    await expect(rows).toHaveCount(Math.min(count, 20))
    await filters.getByRole('button', { name: '去掉“安徽”' }).click()
    await expect(total).not.toHaveText(`共 ${count} 所院校`)
  })

  test('S2-2.6 S2-9.2 has crests, moves and last lines in the drawer too, beside the rank of the reader', async ({
    page,
  }) => {
    await visit(page, '/pici?lib=ranking', { persona: 'student' })
    const list = page.getByRole('list', { name: '大学排名' })
    const places = list.locator(':scope > li')
    await expect(places).toHaveCount(6)
    await expect(list.locator('img')).toHaveCount(6)
    await expect(list.getByText(/^[升降] \d+$/).first()).toBeVisible()
    const first = places.filter({ hasText: '清华大学' })
    await expect(first).toContainText(/最低 \d+ 位，\d{3} 分/)
    await expect(first).toContainText(/还差 [\d,]+ 位/)
    await expect(first.getByRole('list', { name: '院校特色' })).toHaveText(/985/)
  })

  test('finds a school by pinyin and leads to it', LONG, async ({ page }) => {
    await visit(page, '/chadaxuerank')
    const field = page.getByRole('combobox', { name: '院校名称' })
    await field.fill('hefei gy')
    await page.getByRole('option', { name: '合肥工业大学', exact: true }).click()
    await expect(page.getByRole('table', { name: '大学排名' })).toContainText('合肥工业大学')
    await page.getByRole('link', { name: '合肥工业大学', exact: true }).click()
    await expect(page).toHaveURL(/\/chadaxueoverview\/10359/)
  })

  test(
    'shows the last lines of the province and the subject in its address, beside a rank',
    LONG,
    async ({ page }) => {
      await visit(page, '/chadaxuerank', { persona: 'guest' })
      await expect.poll(() => decodeURIComponent(page.url())).toContain('province=安徽&subject=物理')
      await page.getByRole('button', { name: '换省份、科类或位次' }).click()
      await page.getByLabel('考生省份').selectOption('江苏')
      await page.getByLabel('科类').selectOption('历史')
      await expect(page.getByText('最低位次是 江苏 历史 2025 年的')).toBeVisible()
      await page.getByLabel('我的位次').fill('20000')
      await page.keyboard.press('Enter')
      await expect.poll(() => decodeURIComponent(page.url())).toMatch(/province=江苏&subject=历史&rank=20000/)
      await page.reload()
      const row = page.getByRole('table', { name: '大学排名' }).getByRole('row', { name: /清华大学/ })
      await expect(row).toContainText(/还差 [\d,]+ 位/)
    },
  )

  test('says when nobody of that name is ranked', LONG, async ({ page }) => {
    await visit(page, '/chadaxuerank?q=没有这样的大学')
    await expect(page.getByText('里没有名称包含“没有这样的大学”的院校')).toBeVisible()
    await page.getByRole('button', { name: '看整个榜单' }).click()
    await expect(page.getByText('01', { exact: true })).toBeVisible()
  })

  for (const [at, damage] of ['?type=times&year=1066&page=0', '?year=%00&type=', '?q=%20&page=x'].entries()) {
    test(`survives ${damage}`, caseOf(at, 0), async ({ page }) => {
      await visit(page, `/chadaxuerank${damage}`)
      await expect(page.getByText('01', { exact: true })).toBeVisible()
      await expect(page).toHaveURL(/year=2025/)
    })
  }

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })
    test('says what failed and can be asked again', LONG, async ({ page }) => {
      await visit(page, '/chadaxuerank', { fail: `${CALL}:offline*2` })
      const alert = page.getByRole('alert').filter({ hasText: '排名加载失败' })
      await alert.getByRole('button', { name: '重试' }).click()
      await expect(page.getByText('01', { exact: true })).toBeVisible()
    })
  })
})
