import { beginUse, expect, test, visit } from '../support'
import { heads, region } from './parts.steps'

test('S1-2.13.3 S1-2.56 S2-2.9 S2-2.11 S2-2.12 a school has its tabs, its facts and its ranks', async ({
  page,
}) => {
  await visit(page, '/chadaxueoverview/10357')
  await beginUse(page)
  await expect(page.getByRole('navigation', { name: '院校资料' }).getByRole('link')).toHaveText([
    ...['院校概况', '招生简章', '录取分数线', '招生计划', '专业与院系', '提前批计划', '提前批分数线'],
  ])
  const main = page.getByRole('main')
  const crest = main.locator('img').first()
  await expect(crest).toHaveAttribute('src', /\S/)
  await expect(crest).toBeVisible()
  await expect(main).toContainText(/安徽大学\s*安徽 合肥市\s*公办/, { useInnerText: true })
  await expect(main.getByRole('list', { name: '院校特色' }).getByRole('listitem')).toHaveText([
    ...['211', '双一流', '省部共建', '保研资格'],
  ])
  const value = (name: string) =>
    main
      .locator('div', { has: page.getByRole('term').filter({ hasText: new RegExp(`^${name}`) }) })
      .last()
      .getByRole('definition')
  for (const [name, reported] of [
    ['软科综合', /^99/],
    ['QS 世界', '未上榜'],
    ['U\\.S\\. News 世界', /^840/],
    ['创办年份', '1928 年'],
    ['办学性质', '公办'],
    ['院校类型', '综合类'],
    ['主管部门', '安徽省'],
    ['办学层次', '本科'],
    ['所在省份', '安徽'],
    ['博士点', '19 个'],
    ['硕士点', '32 个'],
    ['在校生', '20,000 人'],
    ['院士', '14 人'],
    ['深造率', '41% 全国中位 21%'],
    ['保研率', '19% 全国中位 11%'],
    ['官方网站', /^www\.ahu\.edu\.cn/],
    ['招生电话', /^400-000-/],
    ['招生邮箱', /@/],
  ] as const)
    await expect(value(name)).toHaveText(reported)
  await page.getByRole('button', { name: '校园风光' }).click()
  await expect(region(page, '校园风光').getByRole('button')).toHaveCount(6)
  await page.getByRole('button', { name: '校园风光' }).click()
  await expect(region(page, '校园风光')).toBeHidden()
  await beginUse(page)
  await expect(region(page, '院校简介')).toContainText('安徽大学位于合肥市')
})

test('S2-2.14 S2-2.16 S2-2.19 S2-9.11 lines by year have their columns, and electives are seven where they are combined', async ({
  page,
}) => {
  await visit(page, '/chadaxueluqu/10357?province=安徽&year=2025&subject=物理')
  await beginUse(page)
  const years = page.getByRole('table', { name: '院校历年最低位次' })
  // A column whose rows all agree is said once above the table; one without a value in any row is left out.
  await expect(heads(years)).toHaveText(['年份', '批次', '最低位次', '最低分', '省控线', '比全省'])
  await expect(region(page, '院校历年最低位次')).toContainText(
    '各行相同：类别普通类；专业组 002；选科要求化学',
  )
  await expect(years.getByRole('row').nth(1)).toHaveText(/2025.*27,299.*599.*461/)
  await expect(
    page.getByText(/安徽教育考试院 2025 年录取数据和招生计划，可能与院校官网公布的不一致/),
  ).toBeVisible()

  // In 2024 another group is the lowest, and 2023 has another category.
  await visit(page, '/chadaxueluqu/10357?province=安徽&year=2025&subject=物理', {
    patch: [
      'POST /api/score-line/school:/data/2/lowestRank=25000',
      'POST /api/score-line/school:/data/2/subjectRequirement="首选物理，再选生物"',
      'POST /api/score-line/schools:/data/0/lines/0/admissionType="国家专项计划"',
    ],
  })
  await beginUse(page)
  await expect(heads(years)).toHaveText([
    ...['年份', '批次', '类别', '最低位次', '最低分', '省控线', '专业组', '选科要求', '比全省'],
  ])

  await visit(page, '/chadaxueluqu/10357?province=浙江&subject=综合')
  await expect(page.getByRole('group', { name: '选考科目' }).getByRole('button')).toHaveText([
    ...['物理', '化学', '生物', '政治', '历史', '地理', '技术'],
  ])
})

test('S1-2.13.2 S2-2.14 S2-2.15 S2-2.18 lines of a school have their selectors and their columns', async ({
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
    '比全省',
    '计划数',
    '录取数',
    '学费（元/年）',
    '平均分',
    '最高分',
  ])
  // Code and name are one cell; what all rows share is said once above them.
  const row = table.getByRole('row').filter({ hasText: '经济学' }).first()
  await expect(row.getByRole('cell')).toHaveText(
    ['01经济学', '15,438', '619', '12,173', '11,973', '', '9', '9', '4,660', '621.9', '626'],
    { useInnerText: true },
  )
  await expect(page.getByText('各行相同：本科批；科类物理；学制四年', { exact: true })).toBeVisible()
})

test('S1-2.13.4 S1-2.57 S2-2.13 brochures have a search, a title, a date, tags and a body', async ({
  page,
}) => {
  await visit(page, '/chadaxuezhaosheng/10357')
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: '2025 年招生章程' })
  await expect(entry).toHaveText(/^安徽大学 2025 年招生章程\s*2025 年 5 月 9 日$/)
  await page.getByRole('textbox', { name: '简章标题' }).fill('章程')
  await page.getByRole('button', { name: '搜索', exact: true }).click()
  await expect(page.getByText('共 4 份标题含“章程”的招生简章')).toBeVisible()
  await entry.getByRole('button').click()
  await expect(page.getByRole('heading', { name: '安徽大学 2025 年招生章程' })).toBeVisible()
  await visit(page, '/ZhaoshengDetail/10357-2025-regulations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('安徽大学 2025 年招生章程')
  const main = page.getByRole('main')
  await expect(main.getByRole('time')).toHaveText('2025 年 5 月 9 日')
  await expect(main).toContainText(/2025 年 5 月 9 日\s*招生章程\s*2025 年/, { useInnerText: true })
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText([
    ...['第一章 总则', '第二章 录取规则', '第三章 收费'],
  ])
})

test('S1-2.13.6 S2-2.21 S2-2.22 majors of a school are featured, assessed and listed by department', async ({
  page,
}) => {
  await visit(page, '/chadaxuezhuanye/10357')
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    ...['特色专业', '开设专业', '学科评估', '院系设置'],
  ])
  await expect(region(page, '特色专业').getByRole('term').first()).toHaveText(/^国家级\s*38\s*个$/)
  const assessed = page.getByRole('table', { name: '学科评估结果' })
  await expect(heads(assessed)).toHaveText(['学科', '等级'])
  await expect(assessed.getByRole('row').nth(1)).toHaveText(/^应用经济学\s*B$/)
  await expect(page.getByText('共 24 个学科参评')).toBeVisible()
  const departments = region(page, '院系设置')
  await expect(departments.getByRole('definition').filter({ hasText: '新闻学、广告学' })).toBeVisible()
})
