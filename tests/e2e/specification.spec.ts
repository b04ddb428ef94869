import type { Locator, Page } from 'playwright/test'
import { beginUse, expect, test, visit } from './support'

// What the documents list is compared whole and in its order: heads of tables, terms, rows of filters, menus. Names are read
// where they are drawn. A number in a title is the statement that fails with the test.

const heads = (table: Locator) => table.getByRole('columnheader')
const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

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

test('S1-2.46 S1-9.6 S2-9.13 employers of a profession are ten kinds and ten names, with count and share', async ({
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

test('S1-2.17.3 S2-2.27 a major has all its fields, in their order', async ({ page }) => {
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
  for (const [name, reported] of [
    ['考研方向', /计算机/],
    ['主要课程', '数据结构'],
    ['知名人物', '图灵'],
  ] as const)
    await expect(page.getByRole('list', { name })).toContainText(reported)
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

test('S1-2.29 S1-2.33 S1-2.34 S1-2.35 S1-2.36 S1-2.37 S1-2.38 the frame has its menus, its footer and its login', async ({
  page,
}) => {
  await visit(page, '/pici', { persona: 'guest' })
  const banner = page.getByRole('banner')
  await expect(
    page.getByRole('navigation', { name: '主导航' }).locator('a:visible, button:visible'),
  ).toHaveText([
    '首页',
    '填报',
    '高考资讯',
    '查学校专业',
    '批次线',
    '一分一段',
    '提前批',
    /^我的志愿表/,
    '更多',
  ])
  await banner.getByRole('button', { name: '填报' }).click()
  for (const [name, to] of [
    ['智能填报', '/fillIn'],
    ['一键填报', '/fillIn#easy'],
  ] as const)
    await expect(banner.getByRole('link', { name })).toHaveAttribute('href', to)
  await banner.getByRole('button', { name: '更多' }).click()
  for (const [name, to] of [
    ['测评', '/ceping'],
    ['个人信息', '/userinfo/basicInfo'],
  ] as const)
    await expect(banner.getByRole('link', { name })).toHaveAttribute('href', to)
  const teachers = banner.getByRole('group', { name: '名师' }).getByRole('link')
  await expect(teachers).toHaveText(['名师团队', '规划师团队'])
  await expect(teachers.first()).toHaveAttribute('href', '/mingshi')
  await expect(teachers.last()).toHaveAttribute('href', '/guihuashi')
  await banner.getByRole('button', { name: '帮助' }).click()
  for (const [name, to] of [
    ['关于我们', '/about'],
    ['联系我们', '/about#contact'],
  ] as const)
    await expect(banner.getByRole('link', { name })).toHaveAttribute('href', to)
  await expect(
    page.getByRole('contentinfo').getByText('Copyright © 2025 择途', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: /ICP备\d+号/ })).toBeVisible()

  await banner.getByRole('button', { name: '登录' }).click()
  const form = page.getByRole('form', { name: '登录' })
  const labels = form.locator('label:visible').filter({ hasText: /./ })
  await expect(labels).toHaveText(['手机号', '验证码', '我已阅读并同意'])
  await expect(form.getByRole('checkbox')).not.toBeChecked()
  await expect(form.getByRole('button', { name: '发送验证码' })).toBeEnabled()
  await expect(form.getByRole('button', { name: '登录', exact: true })).toBeEnabled()

  await visit(page, '/about', { persona: 'student' })
  const user = banner.getByRole('button', { name: /138\*{4}8000/ })
  // The first character is a picture beside the number: the name of the button has the whole name in any case.
  await expect(user.locator('[data-initial]')).toHaveAttribute('data-initial', '林')
  await expect(user.locator('[data-initial]')).toBeVisible()
  await expect(user).toHaveText('138****8000')
  await user.click()
  await expect(page.getByText('13800008000', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
})

test('S1-2.28 S1-2.31 S1-6.2 the staff area has the menu of its role, and its pages', async ({ page }) => {
  const menu = page.getByRole('navigation', { name: '工作台' }).getByRole('link')
  await visit(page, '/myStudentList', { persona: 'admin' })
  await expect(menu).toHaveText([/^学生管理$/, /^我的学生\s*\d+/, /^规划师管理$/, /^网站运营$/, /^核心数据$/])
  for (const [at, to] of [
    '/departStudentList',
    '/myStudentList',
    '/masterList',
    '/websiteOpeartion',
    '/coreData',
  ].entries())
    await expect(menu.nth(at)).toHaveAttribute('href', to)
  for (const [name, shown] of [
    ['学生管理', page.getByRole('table', { name: '学生' })],
    ['我的学生', page.getByRole('heading', { level: 1, name: '我的学生' })],
    ['规划师管理', page.getByRole('button', { name: '新增规划师' })],
    ['网站运营', page.getByRole('button', { name: '操作记录' })],
    ['核心数据', page.getByRole('table', { name: '填写进度' })],
  ] as const) {
    await menu.filter({ hasText: name }).click()
    await expect(shown).toBeVisible()
  }
  await visit(page, '/myStudentList', { persona: 'planner' })
  await expect(menu).toHaveText([/^学生管理$/, /^我的学生\s*\d+/])
})

test('S1-2.34 S2-1.2 S2-2.2 S2-2.3 S2-2.4 S2-2.5 S2-4.2 S2-9.1 the drawer has its menu, the school library its rows and its cards', async ({
  page,
}) => {
  await visit(page, '/about?lib=school', { persona: 'student' })
  const drawer = page.getByRole('dialog', { name: '资料库' })
  const menu = drawer.getByRole('navigation', { name: '资料库' })
  for (const [name, entries] of [
    ['资料库', ['院校库', '专业库', '职业库']],
    ['排行榜', ['大学排名']],
    ['更多', ['批次线', '一分一段', '招生原书']],
  ] as const)
    await expect(menu.getByRole('list', { name, exact: true }).getByRole('link')).toHaveText([...entries])
  for (const name of ['省份', '院校类型', '院校特色', '办学性质']) {
    await drawer.getByRole('button', { name, exact: true }).click()
    const row = drawer.getByRole('group', { name, exact: true })
    await expect(row.getByRole('button').first()).toHaveText('全部')
    await expect(row.getByRole('button').nth(2)).toHaveText(/\d+$/)
    await row.getByRole('button').nth(2).click()
    await expect(row.getByRole('button').first()).toHaveAttribute('aria-pressed', 'false')
    await row.getByRole('button').first().click()
    await expect(row.getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
    await expect(row.getByRole('button', { pressed: true })).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(row).toBeHidden()
  }
  const list = drawer.getByRole('region', { name: '院校列表' })
  await expect(list.getByRole('status')).toHaveText('共 2,937 所院校')
  await expect(list.getByRole('article')).toHaveCount(6)
  const card = list.getByRole('article').filter({ hasText: '浙江大学' })
  await expect(card).toContainText(/浙江大学\s*浙江 杭州市\s*综合类\s*公办\s*教育部\s*985\s*研究生院/, {
    useInnerText: true,
  })
  await expect(card.locator('img, svg').first()).toBeVisible()
  await expect(drawer.getByRole('combobox', { name: '院校名称' })).toBeVisible()
})

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

test('S1-2.18.4 S1-2.18.5 S1-2.18.6 S1-2.18.7 S1-2.18.8 S1-2.40 S1-2.41 S1-2.42 S1-6.3 types and professions have their tabs, positions their columns', async ({
  page,
}) => {
  await visit(page, '/chazhiyejiuye/20209', { persona: 'vip' })
  const tabs = page.getByRole('navigation', { name: '职业资料' }).getByRole('link')
  await expect(tabs).toHaveText(['概况', '就业岗位', '企业招聘', '培养院校'])
  const positions = page.getByRole('table', { name: '电子工程技术人员的岗位' })
  await expect(heads(positions)).toHaveText(['岗位', '薪酬（元/月）', '招聘企业（家）', '招聘人数'])
  expect(await positions.getByRole('row').count()).toBeGreaterThan(10)
  const tree = page.getByRole('tree', { name: '职业目录' })
  for (const [level, name] of [
    [1, '工程技术人员'],
    [2, '电子工程技术人员'],
    [3, '电子工程师'],
  ] as const)
    await expect(tree.getByRole('treeitem', { name, exact: true, level })).toBeVisible()
  await tabs.filter({ hasText: '企业招聘' }).click()
  const opening = page.getByRole('list', { name: '招聘信息' }).getByRole('listitem').first()
  await expect(opening).toHaveText(/招 [\d,]+ 人/)
  await expect(opening.getByRole('term')).toHaveText(['企业性质', '企业规模', '要求专业', '福利', '来源'])
  await tabs.filter({ hasText: '培养院校' }).click()
  await expect(page).toHaveURL(/\/chazhiyerencai\/20209/)
  await expect(page.getByRole('group', { name: '对口专业' }).getByRole('button').first()).toHaveText(
    '电子信息工程',
  )
  await tree.getByRole('treeitem', { name: '电子工程师', exact: true }).click()
  await expect(tabs).toHaveText(['岗位情况', '招聘企业'])
  await expect(page.getByRole('table', { name: /岗位$/ }).getByRole('row').nth(1)).toHaveText(/12,500–17,600/)
  await expect(page.getByRole('navigation', { name: '所在位置' }).getByRole('listitem')).toHaveText([
    /职业库$/,
    /工程技术人员$/,
    /电子工程技术人员$/,
    /电子工程师$/,
  ])
  await expect(page.getByRole('table', { name: '电子工程师的岗位' })).toBeVisible()
  await tabs.filter({ hasText: '招聘企业' }).click()
  await expect(page).toHaveURL(/\/chazhiyedetailzhaopin\/2020901$/)
  await expect(page.getByRole('list', { name: '招聘信息' })).toBeVisible()
})

test('S1-2.18.3 S1-2.43 S1-2.44 S1-2.45 S2-2.32 S2-9.13 S2-9.16 S2-9.17 VIP sees each figure of a type of professions', async ({
  page,
}) => {
  const paragraphs = Array.from({ length: 20 }, (_, at) => `第 ${at + 1} 段`).join('\n')
  await visit(page, '/chazhiyeoverview/20209', {
    persona: 'vip',
    patch: `GET /api/professions/type-overview:/data/overview=${JSON.stringify(paragraphs)}`,
  })
  await beginUse(page)
  await page.getByRole('button', { name: /^展开全部\s*职业概况$/ }).click()
  await expect(page.getByRole('button', { name: /^收起\s*职业概况$/ })).toHaveAttribute(
    'aria-expanded',
    'true',
  )
  await expect(page.getByText(/^样本：[\d,]+ 个招聘职位$/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '电子工程技术人员是做什么的',
    '电子工程技术人员的招聘量和薪酬',
    '电子工程技术人员招聘要求的专业',
    '电子工程技术人员的学历要求',
    '在哪里招聘',
    '哪些企业招聘多',
  ])
  const market = region(page, '电子工程技术人员的招聘量和薪酬')
  await expect(market.getByRole('term')).toHaveText(['平均招聘量', '薪酬范围'])
  await expect(market.getByRole('definition').first()).toHaveText(/^\d+\.\d\d 万人\/月$/)
  await expect(market.getByRole('definition').nth(1)).toHaveText(/^[\d,]+–[\d,]+ 元\/月$/)
  await expect(page.getByRole('list', { name: '前 5 个专业' }).getByRole('listitem').first()).toHaveText(
    /电子信息工程.*12%$/,
  )
  await expect(page.getByRole('list', { name: '第 6–10 个专业' }).getByRole('listitem').last()).toHaveText(
    /3%$/,
  )
  for (const [name, series] of [
    [/每月招聘量（万人\/月）/, ['2025 年', '2024 年']],
    [/薪酬（元\/月）/, ['中间一半', '最低—最高']],
    [/学历要求（占/, ['不限', '大专及以上', '本科', '硕士及以上', '博士及以上']],
    [/近 12 个月学历要求（/, ['不限', '大专及以上', '本科', '硕士及以上', '博士及以上']],
  ] as const) {
    const legend = page.getByRole('figure', { name }).getByRole('group', { name: '图例' })
    await expect(legend.getByRole('button')).toHaveText([...series])
  }
  const pay = page.getByRole('figure', { name: /薪酬（元\/月）/ })
  await pay.scrollIntoViewIfNeeded()
  await pay.getByRole('slider').press('End')
  await expect(pay.getByRole('slider')).toHaveAttribute('aria-valuetext', /\d–[\d,]+ 元\/月/)
  for (const name of [/招聘要求的专业分布/, /各省招聘量/]) {
    await expect(page.getByRole('figure', { name })).toBeVisible()
  }
})

test('S1-2.17.1 S1-2.17.4 S1-2.17.6 S1-2.17.7 S2-2.23 S2-2.24 S2-2.25 S2-2.26 S2-2.28 the major library has its levels and its search, types and majors their tabs', async ({
  page,
}) => {
  await visit(page, '/chazhuanye')
  await expect(page.getByRole('navigation', { name: '培养层次' }).getByRole('link')).toHaveText([
    ...['本科', '专科', '职业本科'],
  ])
  const chips = page.getByRole('group', { name: '门类' }).getByRole('button')
  await expect(chips.first()).toHaveText('全部')
  await expect(chips.nth(1)).toHaveText('哲学4')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(/^哲学\s*1 类，4 个专业$/)
  await expect(page.getByRole('term').first()).toHaveText(/^哲学类\s*有 4$/)
  const search = page.getByRole('search', { name: '查找专业' })
  await search.getByRole('textbox').fill('临床')
  await expect(page.locator('mark').first()).toHaveText('临床')
  await search.getByRole('textbox').press('Enter')
  await expect(search.getByRole('status')).toHaveText(/^1 \/ \d+$/)
  await search.getByRole('button', { name: '下一处' }).click()
  await expect(search.getByRole('status')).toHaveText(/^2 \/ \d+$/)
  await search.getByRole('button', { name: '上一处' }).click()
  await expect(search.getByRole('status')).toHaveText(/^1 \/ \d+$/)
  const tabs = page.getByRole('navigation', { name: '专业资料' }).getByRole('link')
  await visit(page, '/chazhuanyetype/0809')
  await expect(tabs).toHaveText(['专业概况', '就业方向'])
  await expect(region(page, '计算机类是学什么的').getByRole('paragraph').first()).toHaveText(/.{20}/)
  await tabs.filter({ hasText: '就业方向' }).click()
  await expect(region(page, '计算机类毕业后做什么').getByRole('paragraph').first()).toHaveText(/.{20}/)
  await visit(page, '/chazhuanyedetailjiuye/080901')
  await expect(tabs).toHaveText(['专业概况', '就业前景', '开设院校'])
  await expect(region(page, '计算机科学与技术毕业后做什么').getByRole('paragraph').first()).toHaveText(
    /.{20}/,
  )
  await expect(page.getByRole('term')).toHaveText(['平均招聘量', '薪酬范围'])
})

test('S1-2.18.1 S2-2.30 the profession library has chips that toggle, counts, and a search', async ({
  page,
}) => {
  await visit(page, '/chazhiye')
  await expect(page.getByText('共 337 个职业')).toBeVisible()
  await expect(page.getByRole('term').first()).toHaveText(/^自然科学和地球科学研究人员\s*有 6$/)
  const chip = page.getByRole('group', { name: '门类' }).getByRole('button', { name: /农业技术人员/ })
  await chip.click()
  await expect(page.getByText('共 16 个职业')).toBeVisible()
  await chip.click()
  await expect(page.getByText('共 337 个职业')).toBeVisible()
  const search = page.getByRole('search', { name: '查找职业' })
  await search.getByRole('textbox').fill('律师')
  await expect(page.locator('mark').first()).toHaveText('律师')
  await search.getByRole('button', { name: '下一处' }).click()
  await expect(search.getByRole('status')).toHaveText(/^1 \/ \d+$/)
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

test('S2-2.34 S2-2.35 books and a book have their conditions', async ({ page }) => {
  await visit(page, '/about?lib=book&lib.year=2025', { persona: 'student' })
  const drawer = page.getByRole('dialog', { name: '资料库' })
  await expect(drawer.getByRole('region', { name: '原书条件' }).locator('label:visible')).toHaveText([
    ...['省份', '科类', '年份', '书名'],
  ])
  await drawer.getByRole('button', { name: /目录（物理）/ }).click()
  const book = page.getByRole('dialog', { name: /招生专业目录/ })
  for (const name of ['院校', '专业']) await expect(book.getByRole('textbox', { name })).toBeVisible()
  for (const name of ['科类', '批次']) await expect(book.getByLabel(name, { exact: true })).toBeVisible()
})

test('S1-1.3 S1-2.62 the early batch of a province is for VIP, and says so', async ({ page }) => {
  await visit(page, '/tiqianpi?province=安徽', { persona: 'student' })
  await expect(page.getByText('提前批的全部计划和分数线对 VIP 开放')).toBeVisible()
  await expect(page.getByRole('table')).toHaveCount(0)
  await page.getByRole('button', { name: '了解 VIP' }).click()
  await expect(page.getByRole('dialog')).toContainText('老师')
})

test('S1-2.25 S1-2.27 personal information has seven pages, a search five', async ({ page }) => {
  await visit(page, '/userinfo', { persona: 'student' })
  await expect(page).toHaveURL(/\/userinfo\/basicInfo/)
  const pages = page.getByRole('navigation', { name: '个人信息' }).getByRole('link')
  await expect(pages).toHaveText([
    ...[/^基本信息/, /^报考信息/, /^成绩单/, /^报考意向/, /^体检信息/, /^测评信息/, /^其他信息/],
  ])
  const main = page.getByRole('main')
  for (const [name, address, shown] of [
    ['基本信息', 'basicInfo', page.getByLabel('姓名')],
    ['报考信息', 'volunteerInfo', page.getByRole('table', { name: '我的志愿表' })],
    ['成绩单', 'scoreSheet', page.getByRole('table', { name: '各次成绩' })],
    ['报考意向', 'enrollmentIntention', region(page, '报考意向')],
    ['体检信息', 'physicalTest', page.getByRole('checkbox', { name: /健康信息/ })],
    ['测评信息', 'evaluationInfo', main.getByRole('link', { name: /测评/ }).last()],
    ['其他信息', 'otherInfo', main.getByRole('textbox').first()],
  ] as const) {
    await pages.filter({ hasText: name }).click()
    await expect(page).toHaveURL(new RegExp(`/userinfo/${address}`))
    await expect(shown).toBeVisible()
  }
  await visit(page, '/search?q=计算机', { persona: 'student' })
  await expect(page).toHaveURL(/\/search\/all/)
  const kinds = page.getByRole('navigation', { name: '结果分类' }).getByRole('link')
  await expect(kinds).toHaveText([/^全部/, /^院校/, /^专业/, /^职业/, /^资讯/])
  for (const [name, address, found] of [
    ['专业', 'searchZhuanye', '计算机科学与技术'],
    ['职业', 'searchZhiye', /计算机/],
    ['院校', 'searchSchool', /./],
    ['资讯', 'searchZixun', /./],
    ['全部', 'all', '计算机科学与技术'],
  ] as const) {
    await kinds.filter({ hasText: name }).click()
    await expect(page).toHaveURL(new RegExp(`/search/${address}`))
    await expect(main.getByRole('link', { name: found }).last()).toBeVisible()
  }
})
