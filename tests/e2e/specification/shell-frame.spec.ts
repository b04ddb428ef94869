import { expect, test, visit } from '../support'
import { region } from './parts.steps'

test('S1-2.32 the logo leads to /home', async ({ page }) => {
  await visit(page, '/pici')
  const logo = page.getByRole('banner').getByRole('link').first()
  await expect(logo).toHaveText('择途')
  await expect(logo).toHaveAttribute('href', '/home')
  await logo.click()
  await expect(page).toHaveURL(/\/welcome$/)
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
    ['测评信息', 'evaluationInfo', region(page, '职业兴趣')],
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

test('S1-7.10 smart-recommend-config is sent the province and the subjects of the record', async ({
  page,
}) => {
  const config = page.waitForRequest(/smart-recommend-config/)
  await visit(page, '/fillIn', { persona: 'student' })
  const { searchParams } = new URL((await config).url())
  expect(searchParams.get('province')).toBe('安徽')
  expect(searchParams.getAll('subjects')).toEqual(['4', '5', '6'])
})
