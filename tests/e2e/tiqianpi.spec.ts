import { expect, LONG, test, visit } from './support'

/** Every subject: the VIP persona sits 历史. */
const PAGE = '/tiqianpi?province=安徽&year=2025&subject=全部'
const OWN = '/tiqianpi?province=安徽&year=2025'

test.describe('/tiqianpi', () => {
  test('S1-2.23 asks a guest to sign in', async ({ page }) => {
    await visit(page, '/tiqianpi', { persona: 'guest' })
    await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible()
    // Not a refused call of a page that is open: nothing of it stands behind the dialog.
    await expect(page).toHaveURL(/\/about\?next=/)
  })

  test(
    'S1-2.62 tells a student without VIP how it is opened, and leads to the early batch of one school',
    LONG,
    async ({ page }) => {
      await visit(page, OWN, { persona: 'student' })
      await expect(page.getByText('提前批的全部计划和分数线对 VIP 开放')).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('table')).toHaveCount(0)
      await page.getByRole('button', { name: '了解 VIP' }).click()
      await expect(page.getByRole('dialog')).toContainText('老师')
      await page.keyboard.press('Escape')
      await page.getByRole('combobox', { name: '院校' }).fill('北师')
      await page.getByRole('option', { name: /^北京师范大学/ }).click()
      await expect(page).toHaveURL(/\/preFraction\/10027\?/)
      await expect(page.getByRole('table', { name: '提前批招生计划' })).toContainText('北京师范大学')
    },
  )

  test('opens with what the student may apply for, and shows the rest on request', LONG, async ({ page }) => {
    await visit(page, OWN, { persona: 'vip' })
    await expect(page.getByText(/历史加政治、地理考生可报/)).toBeVisible()
    await expect.poll(() => decodeURIComponent(page.url())).toContain('electives=政治,地理')
    const table = page.getByRole('table', { name: '提前批招生计划' })
    await expect(table).not.toContainText('再选化学')
    await page.getByRole('button', { name: /^只看我能报的/ }).click()
    await expect(page.getByText('含全部科类')).toBeVisible()
    await expect(table).toContainText('首选物理，再选化学')
  })

  test(
    'S1-2.59 is searched by school and by major, and leads to the past of a school without a page',
    LONG,
    async ({ page }) => {
      await visit(page, PAGE, { persona: 'vip' })
      const table = page.getByRole('table', { name: '提前批招生计划' })
      await page.getByRole('textbox', { name: '院校或专业' }).fill('海军工程')
      await page.keyboard.press('Enter')
      await expect(page.getByText(/^共 \d 条/)).toBeVisible()
      await expect(table.getByRole('row').nth(1)).toContainText('海军工程大学')
      await page.getByRole('textbox', { name: '院校或专业' }).fill('没有的名称')
      await page.keyboard.press('Enter')
      await expect(page.getByText('没有符合条件的提前批招生计划')).toBeVisible()
      await page.goBack()
      await table
        .getByRole('link', { name: /^往年分数：海军工程大学/ })
        .first()
        .click()
      await expect(page).toHaveURL(/tab=lines/)
      const lines = page.getByRole('table', { name: '提前批分数线' })
      await expect(lines.getByRole('row').nth(1)).toContainText('海军工程大学')
    },
  )

  test('sets my rank beside the lines, in the words of the tiers', LONG, async ({ page }) => {
    await visit(page, `${OWN}&tab=lines&subject=物理`, { persona: 'vip' })
    const rank = page.getByRole('textbox', { name: '我的位次' })
    await rank.fill('30000')
    await rank.press('Enter')
    await expect(page).toHaveURL(/rank=30000/)
    await expect(page.getByRole('note')).toContainText('30,000')
    await expect(page.getByRole('table', { name: '提前批分数线' })).toContainText(
      /[冲稳保] (?:靠前|还差) [\d,]+ 位/,
    )
  })

  test('S1-2.23 S1-2.58 S1-2.59 S1-2.61 shows plans to VIP, opens a row, narrows by directory, leads from the fee to past scores', async ({
    page,
  }) => {
    await visit(page, PAGE, { persona: 'vip' })
    const table = page.getByRole('table', { name: '提前批招生计划' })
    await expect(table.getByRole('row').nth(1)).toBeVisible()
    await expect(page.getByText(/提前批数据来自各省教育考试院、院校官网和第三方，仅供参考/)).toBeVisible()
    const rows = await table.getByRole('row').count()
    const first = table.getByRole('button', { expanded: false }).first()
    await first.click()
    expect(await table.getByRole('row').count()).toBeGreaterThan(rows)
    await page.getByLabel('招生目录').selectOption('国家公费师范生')
    await expect.poll(() => decodeURIComponent(page.url())).toContain('directory=国家公费师范生')
    await expect(table.getByRole('row').nth(1)).toContainText('师范大学')
    await table
      .getByRole('link', { name: /^往年分数：.+提前批$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/preFractionScoreline\/\d+\?/)
    await expect(page.getByRole('table', { name: '提前批分数线' })).toBeVisible()
  })

  test('S1-2.58.8 S1-9.8 shows more rows when the bottom is reached, and not before', async ({ page }) => {
    await visit(page, PAGE, { persona: 'vip' })
    const table = page.getByRole('table', { name: '提前批招生计划' })
    await expect(table.getByRole('row')).toHaveCount(101)
    const more = page.getByRole('button', { name: '显示更多' })
    await more.evaluate((button) => scrollBy(0, button.getBoundingClientRect().top - innerHeight - 200))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    await expect(table.getByRole('row')).toHaveCount(101)
    await more.scrollIntoViewIfNeeded()
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(150)
  })

  test('shows lines in a tab of its own', LONG, async ({ page }) => {
    await visit(page, PAGE, { persona: 'planner' })
    await page.getByRole('navigation', { name: '提前批' }).getByRole('link', { name: '分数线' }).click()
    await expect(page.getByRole('table', { name: '提前批分数线' })).toBeVisible()
    await expect(page).toHaveURL(/tab=lines/)
    await expect(page.getByLabel('招生目录')).toHaveCount(0)
  })

  test('offers a way out of an empty answer, and survives a damaged address', LONG, async ({ page }) => {
    await visit(page, `${PAGE}&directory=没有这个目录&tab=%00&batch=火星`, { persona: 'vip' })
    await expect(page.getByText('没有符合条件的提前批招生计划')).toBeVisible()
    await page.getByRole('button', { name: '看全部科类、批次和目录' }).click()
    await expect(page.getByRole('table', { name: '提前批招生计划' })).toBeVisible()
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })
    test('says so and can be asked again', LONG, async ({ page }) => {
      await visit(page, PAGE, { persona: 'vip', fail: 'POST /api/admission-plan/early/query:500*1' })
      const alert = page.getByRole('alert').filter({ hasText: '提前批招生计划加载失败' })
      await alert.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('table', { name: '提前批招生计划' })).toBeVisible()
    })
  })
})

test.describe('the early batch of one school', () => {
  test('S1-6.4 /preFraction/$id and /preFractionScoreline/$id are open to everybody', async ({ page }) => {
    await visit(page, '/preFraction/10027?province=安徽&year=2025', { persona: 'guest' })
    await expect(page.getByRole('table', { name: '提前批招生计划' })).toContainText('北京师范大学')
    await page
      .getByRole('navigation', { name: '院校资料' })
      .getByRole('link', { name: '提前批分数线' })
      .click()
    await expect(page.getByRole('table', { name: '提前批分数线' })).toContainText('北京师范大学')
    await expect(page).toHaveURL(/\/preFractionScoreline\/10027/)
  })

  test('S1-2.14 shows the lines of the year that the address names', async ({ page }) => {
    await visit(page, '/preFractionScoreline/10027?province=安徽&year=2023')
    await expect(page.getByLabel('年份')).toHaveValue('2023')
    await expect(page.getByRole('table', { name: '提前批分数线' })).toContainText('北京师范大学')
  })

  test('stands in the drawer', LONG, async ({ page }) => {
    await visit(page, '/about?lib=school&lib.id=10027&lib.tab=early-plans&lib.province=安徽', {
      persona: 'student',
    })
    await expect(
      page.getByRole('dialog', { name: '资料库' }).getByRole('table', { name: '提前批招生计划' }),
    ).toContainText('北京师范大学')
  })
})
