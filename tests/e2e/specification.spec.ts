import type { Locator, Page } from 'playwright/test'
import { beginUse, expect, test, visit } from './support'

// What the documents list is compared whole and in its order: heads of tables, terms, rows of filters, menus. Names are read
// where they are drawn. A number in a title is the statement that fails with the test.

const heads = (table: Locator) => table.getByRole('columnheader')
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

test('S1-2.49 a year of lines has its columns and all its bands', async ({ page }) => {
  await visit(page, '/pici')
  const year = region(page, '2025 年')
  await expect(heads(year)).toHaveText(['省份', '批次', '科类', '控制线', '比上年', '线上分数段'])
  await expect(year.getByRole('row').nth(2)).toHaveText(/^安徽\s*本科批\s*物理\s*461\s*−4\s*461–513$/)
  const years = await page.getByRole('heading', { level: 2, name: /^\d{4} 年$/ }).allInnerTexts()
  expect(years.length).toBeGreaterThan(5)
  expect(years).toEqual(years.toSorted().toReversed())
})

test('S1-2.50 to S1-2.55 a score on /weici has its conditions, its figures and its tables', async ({
  page,
}) => {
  await visit(page, '/weici?score=600')
  const conditions = region(page, '位次条件')
  await expect(conditions.locator('label:visible')).toHaveText(['省份', '年份', '科类', '批次', '分数'])
  await expect(conditions.getByRole('button')).toHaveText('查位次')
  await expect(conditions.getByLabel('批次').locator('option')).toHaveText(['本科批', '专科批', '特殊类型'])

  const answer = region(page, '位次结果')
  await expect(answer.getByRole('paragraph').first()).toHaveText('26,394–27,089')
  await expect(answer.getByRole('term').filter({ visible: true })).toHaveText([
    '同分人数',
    '建议位次',
    '竞争程度',
    '和控制线相比',
    '全省物理类考生',
    '多 5 分',
    '少 5 分',
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
  await expect(heads(equivalents)).toHaveText(['年份', '位次区间', '等位分'])
  await expect(equivalents.getByRole('row').nth(1)).toHaveText(/^2024\s*26,984–27,577\s*597$/)
  const table = page.getByRole('table', { name: '安徽 2025 年物理一分一段表' })
  await expect(heads(table)).toHaveText(['分数', '位次区间', '同分人数'])
  await expect(table.getByRole('row').filter({ hasText: /^600/ })).toHaveText(/26,394–27,089\s*696$/)
})

test('S2-2.14, S2-2.15, S2-2.18 lines of a school have their selectors and their columns', async ({
  page,
}) => {
  await visit(page, '/chadaxueluqu/10357?province=安徽&year=2025&subject=物理')
  await expect(region(page, '录取分数线条件').locator('label:visible')).toHaveText([
    '省份',
    '年份',
    '科类',
    '批次',
  ])
  const table = page.getByRole('table', { name: '录取分数线' })
  await expect(heads(table)).toHaveText([
    '安徽大学 专业',
    '2025 最低位次',
    '最低分',
    '2024',
    '2023 理科',
    '线比上年',
    '计划数',
    '录取数',
    '学费（元/年）',
    '平均分',
    '最高分',
  ])
  // Code and name are one cell; what all rows share is said once above them.
  const row = table.getByRole('row').filter({ hasText: '经济学' }).first()
  await expect(row.getByRole('cell')).toHaveText(
    ['01经济学', '15,438', '619', '12,173', '11,973', '易', '9', '9', '4,660', '621.9', '626'],
    { useInnerText: true },
  )
  await expect(page.getByText('各行相同：本科批；科类物理；学制四年', { exact: true })).toBeVisible()
})

test('S1-2.58, S1-2.60 early plans and lines have their columns', async ({ page }) => {
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

test('S1-2.46, S1-9.6 employers of a profession are ten kinds and ten names, with count and share', async ({
  page,
}) => {
  // The demo world has eight kinds.
  const natures = Array.from({ length: 12 }, (_, at) => ({
    companyNature: `性质 ${at + 1}`,
    companyName: '',
    companyHiring: 1200 - at,
    percentage: 20 - at,
  }))
  await visit(page, '/chazhiyeoverview/20209', {
    persona: 'vip',
    patch: `GET /api/professions/stats-code/{typeCode}:/data/companyNatures=${JSON.stringify(natures)}`,
  })
  await beginUse(page)
  for (const [label, head] of [
    ['按企业性质的招聘量', '企业性质'],
    ['按企业的招聘量', '企业'],
  ] as const) {
    const table = page.getByRole('table', { name: label })
    await expect(heads(table)).toHaveText([head, '招聘人数', '占比'])
    await expect(table.getByRole('row')).toHaveCount(11)
    await expect(table.getByRole('row').nth(1)).toHaveText(/[\d,]{3,}\s*\d+%$/)
  }
  await expect(page.getByRole('row', { name: /^性质 10 / })).toHaveText(/1,191\s*11%$/)
})

test('S2-2.27 a major has all its fields, in their order', async ({ page }) => {
  await visit(page, '/chazhuanyedetail/080901')
  await expect(page.getByRole('term')).toHaveText(['培养层次', '修业年限', '授予学位', '男女比例'])
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '计算机科学与技术是学什么的',
    '培养目标',
    '培养要求',
    '选科要求',
    '知识与能力',
    '考研方向',
    '主要课程',
    '知名人物',
  ])
  for (const [name, told] of [
    ['考研方向', /计算机/],
    ['主要课程', '数据结构'],
    ['知名人物', '图灵'],
  ] as const)
    await expect(page.getByRole('list', { name })).toContainText(told)
  for (const name of ['培养目标', '培养要求', '选科要求', '知识与能力'])
    await expect(region(page, name).getByRole('paragraph').first()).toHaveText(/.{20}/)
})

test('S1-2.32 the logo leads to /home', async ({ page }) => {
  await visit(page, '/pici')
  const logo = page.getByRole('banner').getByRole('link').first()
  await expect(logo).toHaveText('择途')
  await expect(logo).toHaveAttribute('href', '/home')
  await logo.click()
  await expect(page).toHaveURL(/\/welcome$/)
})

test('S1-7.10 smart-recommend-config is sent the province and the subjects of the record', async ({
  page,
}) => {
  const config = page.waitForRequest(/smart-recommend-config/)
  await visit(page, '/fillIn', { persona: 'student' })
  const { searchParams } = new URL((await config).url())
  expect(searchParams.get('province')).toBe('安徽')
  expect(searchParams.getAll('subjects')).toEqual(['4', '5', '6'])
})
