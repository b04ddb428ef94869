import { expect, LONG, test, visit } from './support'

const PLANS = '/preFraction/10027?province=安徽&year=2025'
const EMPTY = 'POST /api/admission-plan/early/query:empty'

test.describe('the early batch of one school', () => {
  test('asks for ten rows of the school, and for no VIP', LONG, async ({ page }) => {
    const asked = page.waitForRequest(/\/api\/admission-plan\/early\/query/)
    await visit(page, PLANS, { persona: 'student' })
    expect((await asked).postDataJSON()).toMatchObject({
      page: 1,
      pageSize: 10,
      schoolId: '10027',
      province: '安徽',
      year: 2025,
    })
    await expect(page.getByRole('table', { name: '提前批招生计划' })).toContainText('北京师范大学')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('S1-2.13.1 S2-2.20 S2-5.1 is narrowed by subject and electives, of which one stays chosen', async ({
    page,
  }) => {
    await visit(page, `${PLANS}&subject=物理`)
    const electives = page.getByRole('group', { name: '再选科目' })
    await expect(electives.getByRole('button')).toHaveText(['化学', '生物', '政治', '地理'])
    await expect(page.getByText(/至少选 1 门/)).toBeVisible()
    await electives.getByRole('button', { name: '生物' }).click()
    await expect(page.getByText('物理加生物考生可报')).toBeVisible()
    await expect(page.getByRole('table', { name: '提前批招生计划' })).not.toContainText('化学')
    await electives.getByRole('button', { name: '生物' }).click()
    await expect(page.getByText('再选科目至少选 1 门')).toBeVisible()
    await expect(electives.getByRole('button', { name: '生物' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('leads from the fee to the past scores, in the same province and year', LONG, async ({ page }) => {
    await visit(page, PLANS)
    await page.getByRole('link', { name: '往年分数：北京师范大学提前批' }).first().click()
    await expect(page.getByRole('table', { name: '提前批分数线' })).toContainText('北京师范大学')
    await expect(page.getByLabel('省份')).toHaveValue('安徽')
    await expect(page.getByLabel('年份')).toHaveValue('2025')
    await page.goBack()
    await expect(page.getByRole('table', { name: '提前批招生计划' })).toBeVisible()
  })

  test('opens a row into its majors and closes it again', LONG, async ({ page }) => {
    await visit(page, PLANS)
    const table = page.getByRole('table', { name: '提前批招生计划' })
    const closed = table.getByRole('button', { expanded: false }).first()
    await expect(closed).toBeVisible()
    const rows = await table.getByRole('row').count()
    await closed.click()
    await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(rows)
    await table.getByRole('button', { expanded: true }).first().click()
    await expect(table.getByRole('row')).toHaveCount(rows)
  })

  test('says when there is nothing, and what else can be asked', LONG, async ({ page }) => {
    await visit(page, `${PLANS}&directory=国家公费师范生`, { fail: EMPTY })
    await expect(page.getByText('没有符合条件的提前批招生计划')).toBeVisible()
    await page.getByRole('button', { name: '看全部科类、批次和目录' }).click()
    await expect(page).not.toHaveURL(/directory=/)
  })

  test('is printed without what only acts, with its address', LONG, async ({ page }) => {
    await visit(page, PLANS)
    await expect(page.getByRole('table', { name: '提前批招生计划' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: '院校资料' })).toBeHidden()
    await expect(page.getByText(/http:.*\/preFraction\/10027\?/)).toBeVisible()
    await expect(page.getByText(/来源：安徽教育考试院 2025 年提前批招生计划/)).toBeVisible()
  })

  test('keeps its drawer form to the filters of the address', LONG, async ({ page }) => {
    await visit(page, '/about?lib=school&lib.id=10027&lib.tab=early-lines&lib.province=安徽&lib.year=2023', {
      persona: 'student',
    })
    const drawer = page.getByRole('dialog', { name: '资料库' })
    await expect(drawer.getByRole('table', { name: '提前批分数线' })).toContainText('北京师范大学')
    await drawer.getByLabel('年份').selectOption('2025')
    await expect(page).toHaveURL(/lib\.year=2025/)
  })

  for (const late of ['GET /api/school/query/base/{id}', 'GET /api/province/majorScoreConfigs']) {
    test(`leaves the address of an unknown school as it was when ${late} comes last`, async ({ page }) => {
      await visit(page, '/preFraction/99999?province=安徽', { latency: ['0', `${late}:700`] })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这所院校')
      const { searchParams } = new URL(page.url())
      expect([searchParams.get('province'), searchParams.get('year'), searchParams.get('subject')]).toEqual([
        '安徽',
        null,
        null,
      ])
    })
  }
})
