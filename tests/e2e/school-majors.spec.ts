import { caseOf, expect, LONG, test, visit } from './support'

const ROUNDS = 'GET /api/school/subject-assessment/rounds/{id}'
const LIST = 'GET /api/school/subject-assessment'

test.describe('/chadaxuezhuanye', () => {
  test(
    'S2-2.21 S2-2.22 shows featured majors by level, the last assessment, departments and what is offered',
    LONG,
    async ({ page }) => {
      await visit(page, '/chadaxuezhuanye/10357')
      const featured = page.getByRole('region', { name: '特色专业' })
      await expect(featured.getByRole('term').first()).toHaveText(/^国家级\d+个$/)
      const count = Number(/\d+/.exec((await featured.getByRole('term').first().textContent()) ?? '')?.[0])
      await expect(featured.getByRole('definition').first().getByRole('listitem')).toHaveCount(count)

      const assessment = page.getByRole('region', { name: '学科评估' })
      await expect(assessment.getByRole('button', { name: '第 4 轮' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(assessment.getByText(/共 \d+ 个学科参评/)).toBeVisible()
      await expect(page.getByRole('region', { name: '院系设置' }).getByRole('term').first()).toBeVisible()

      const offered = page.getByRole('region', { name: '开设专业' })
      await offered.getByRole('button', { name: /^工学/ }).click()
      await expect(offered.getByText(/^\d{6}/).first()).toBeVisible()
      await expect(page.getByText(/来源：教育部学科评估结果/)).toBeVisible()
    },
  )

  test('S2-2.22 filters by grade and round, in the address', LONG, async ({ page }) => {
    await visit(page, '/chadaxuezhuanye/10357', { persona: 'student' })
    const assessment = page.getByRole('region', { name: '学科评估' })
    const rows = assessment.getByRole('row')
    await expect(rows.first()).toBeVisible()
    const all = await rows.count()
    const grade = assessment.getByRole('group', { name: '等级' }).getByRole('button', { name: /^B\s?\d+$/ })
    const count = Number(/\d+/.exec((await grade.textContent()) ?? '')?.[0])
    await grade.click()
    await expect(rows).toHaveCount(count + 1)
    await expect(page).toHaveURL(/grade=B/)
    await expect(
      assessment.getByText(new RegExp(`共 ${all - 1} 个学科参评，评为 B 的 ${count} 个`)),
    ).toBeVisible()
    await page.reload()
    await expect(rows).toHaveCount(count + 1)

    await assessment.getByRole('button', { name: '第 4 轮' }).click()
    await expect(page).toHaveURL(/round=4/)
    await expect(page).not.toHaveURL(/grade=/)
    await expect(assessment.getByRole('button', { name: '全部' })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await expect(rows).toHaveCount(count + 1)
    await assessment.getByRole('button', { name: '全部' }).click()
    await expect(rows).toHaveCount(all)
  })

  for (const [at, damage] of ['?round=99', '?round=-1&grade=Z', '?round=x&grade=%00', '?grade='].entries()) {
    test(`survives ${damage}`, caseOf(at, 0), async ({ page }) => {
      await visit(page, `/chadaxuezhuanye/10357${damage}`)
      const assessment = page.getByRole('region', { name: '学科评估' })
      await expect(assessment.getByRole('button', { name: '第 4 轮' })).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      await expect(assessment.getByRole('row').nth(2)).toBeVisible()
    })
  }

  test('S2-8.1 says when a school has none of it', async ({ page }) => {
    await visit(page, '/chadaxuezhuanye/10357', {
      fail: [
        `${ROUNDS}:empty`,
        'GET /api/school/special-majors/{id}:empty',
        'GET /api/school/departments/{id}:empty',
        'GET /api/school/major-hierarchy/{id}:empty',
      ],
    })
    await expect(page.getByText('没有学科参加过评估')).toBeVisible()
    await expect(page.getByText('没有收录这所院校的特色专业')).toBeVisible()
    await expect(page.getByText('没有收录这所院校的院系')).toBeVisible()
    await expect(page.getByText('没有收录这所院校的专业')).toBeVisible()
  })

  test('leads to the library for an unknown school', LONG, async ({ page }) => {
    await visit(page, '/chadaxuezhuanye/0')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有这所院校')
  })

  test.describe('failing', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load/] })
    test('loses only the part that failed', LONG, async ({ page }) => {
      await visit(page, '/chadaxuezhuanye/10357', { fail: `${LIST}:500*1` })
      const alert = page.getByRole('alert').filter({ hasText: '评估结果加载失败' })
      await expect(page.getByRole('region', { name: '院系设置' }).getByRole('term').first()).toBeVisible()
      await alert.getByRole('button', { name: '重试' }).click()
      await expect(page.getByRole('table', { name: '学科评估结果' })).toBeVisible()
    })
  })
})
