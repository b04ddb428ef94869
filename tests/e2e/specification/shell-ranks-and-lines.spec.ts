import { expect, test, visit } from '../support'
import { heads, region } from './parts.steps'

test('S1-2.48 S1-2.49 a year of lines has its columns and all its bands', async ({ page }) => {
  await visit(page, '/pici')
  const year = region(page, '2025 年')
  await expect(heads(year)).toHaveText(['省份', '批次', '科类', '控制线', '比上年', '线上分数段'])
  await expect(year.getByRole('row').nth(2)).toHaveText(/^安徽\s*本科批\s*物理\s*461\s*−4\s*461–513$/)
  const years = await page.getByRole('heading', { level: 2, name: /^\d{4} 年$/ }).allInnerTexts()
  expect(years.length).toBeGreaterThan(5)
  expect(years).toEqual(years.toSorted().toReversed())
})

test('S1-2.50 S1-2.51 S1-2.52 S1-2.53 S1-2.54 S1-2.55 a score on /weici has its conditions, its figures and its tables', async ({
  page,
}) => {
  await visit(page, '/weici')
  const conditions = region(page, '位次条件')
  await conditions.getByLabel('分数', { exact: true }).fill('600')
  await conditions.getByRole('button', { name: '查位次' }).click()
  await expect(page).toHaveURL(/score=600/)
  await expect(conditions.locator('label:visible')).toHaveText(['分数', '省份', '年份', '科类', '批次'])
  await expect(conditions.getByRole('button')).toHaveText('查位次')
  await expect(conditions.getByLabel('批次').locator('option')).toHaveText(['本科批', '专科批', '特殊类型'])

  const answer = region(page, '位次结果')
  await expect(answer.getByRole('paragraph').first()).toHaveText('26,394–27,089')
  await expect(answer.getByRole('term').filter({ visible: true })).toHaveText([
    '同分人数',
    '建议位次',
    '竞争程度',
    '全省物理类考生',
    '和控制线相比',
  ])
  await expect(answer.getByRole('definition').filter({ visible: true }).nth(0)).toHaveText('696 人')
  await expect(answer.getByRole('definition').filter({ visible: true }).nth(1)).toHaveText(
    /^27,089\s*按同分的最后一名算$/,
  )
  await expect(answer.getByRole('definition').filter({ visible: true }).nth(2)).toHaveText(/^中/)
  await expect(answer).toContainText(
    '结果采用教育考试院公布的 2025 年位次（一分一段），以教育考试院公布的数据为准。',
  )

  const equivalents = region(page, /^这个位次在各年是多少分/)
  await expect(heads(equivalents)).toHaveText(['年份', '位次区间', '等位分', '按占比'])
  await expect(equivalents.getByRole('row').nth(1)).toHaveText(/^2024\s*26,984–27,577\s*597\s*—$/, {
    useInnerText: true,
  })
  const table = page.getByRole('table', { name: '安徽 2025 年物理一分一段表' })
  await expect(heads(table)).toHaveText(['分数', '位次区间', '同分人数'])
  await expect(table.getByRole('row').filter({ hasText: /^600/ })).toHaveText(/26,394–27,089\s*696$/)
})

test('S1-2.58 S1-2.60 early plans and lines have their columns', async ({ page }) => {
  const address = '/tiqianpi?province=安徽&year=2025&subject=全部'
  await visit(page, address, { persona: 'vip' })
  const plans = page.getByRole('table', { name: '提前批招生计划' })
  await expect(heads(plans)).toHaveText([
    '代码',
    '院校或专业',
    '计划数',
    /^学费\s*（元\/年）$/,
    '学制',
    '选科要求',
  ])
  await expect(plans.getByRole('row').nth(1)).toContainText('军队院校：须参加政治考核、面试和体格检查')
  await page.getByRole('navigation', { name: '提前批' }).getByRole('link', { name: '分数线' }).click()
  const lines = page.getByRole('table', { name: '提前批分数线' })
  await expect(heads(lines)).toHaveText([
    '代码',
    '院校或专业',
    '专业组',
    '科类',
    '录取数',
    '最高分',
    '最低分',
    '最低位次',
  ])
})

test('S1-1.3 S1-2.62 the early batch of a province is for VIP, and says so', async ({ page }) => {
  await visit(page, '/tiqianpi?province=安徽', { persona: 'student' })
  await expect(page.getByText('提前批的全部计划和分数线对 VIP 开放')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: '了解 VIP' }).click()
  await expect(page.getByRole('dialog')).toContainText('老师')
})
