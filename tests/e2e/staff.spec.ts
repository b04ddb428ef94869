import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright/test'
import readXlsxFile from 'read-excel-file/node'
import { expect, LONG, test, visit } from './support'

const refused = (page: Page) => page.getByRole('heading', { level: 1, name: '无权访问' })

test('S1-2.28 the addresses of the staff area are not for students, nor those of administrators for planners', async ({
  page,
}) => {
  await visit(page, '/departStudentDetail?id=s-2', { persona: 'student' })
  await expect(refused(page)).toBeVisible()
  await visit(page, '/masterList', { persona: 'planner' })
  await expect(refused(page)).toBeVisible()
})

test('no other address of the staff area is either', LONG, async ({ page }) => {
  for (const path of ['/departStudentList', '/coreData']) {
    await visit(page, path, { persona: 'student' })
    await expect(refused(page)).toBeVisible()
  }
  for (const path of ['/websiteOpeartion', '/coreData']) {
    await visit(page, path, { persona: 'planner' })
    await expect(refused(page)).toBeVisible()
  }
})

test(
  'S1-2.31 the bar of the staff area begins and ends with its menu and its pages',
  LONG,
  async ({ page }) => {
    await visit(page, '/myStudentList', { persona: 'planner' })
    const menu = page.getByRole('navigation', { name: '工作台' })
    const left = async (locator: Locator) => (await locator.boundingBox())?.x
    await expect(menu.getByRole('link').first()).toBeVisible()
    const logo = page.getByRole('banner').getByRole('link', { name: '择途，回到首页' })
    expect(await left(logo)).toBe(await left(menu.locator('svg').first()))
    const right = (element: Element) => Math.round(element.getBoundingClientRect().right)
    const account = page.getByRole('banner').getByRole('button').last()
    expect(await account.evaluate(right)).toBe(await page.getByRole('table').first().evaluate(right))
  },
)

test('S1-2.28.2 S1-1.2 a planner finds a student, reads all about them and goes on to the next', async ({
  page,
}) => {
  await visit(page, '/departStudentList', { persona: 'planner' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('学生 203 名')
  await page.getByRole('combobox', { name: '规划师' }).selectOption('沈明远')
  await expect(page).toHaveURL(/planner=/)
  await page.getByRole('combobox', { name: '省份' }).selectOption('安徽')
  await expect(page).toHaveURL(/province=/)
  const rows = page.getByRole('table', { name: '学生' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('安徽')
  const first = page.getByRole('table', { name: '学生' }).getByRole('link').first()
  const name = await first.innerText()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ArrowDown')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/departStudentDetail\?id=s-/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  await expect(page.getByRole('region', { name: '时间线' })).toContainText('注册')
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name)
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('a planner sees every name, and opens the records of the own students alone', async ({ page }) => {
  await visit(page, '/departStudentList?q=林小满', { persona: 'planner' })
  const row = page.getByRole('table', { name: '学生' }).getByRole('row').nth(1)
  await expect(row).toContainText('林小满')
  await expect(row.getByRole('link')).toHaveCount(0)
  await expect(row.getByRole('button', { name: /^显示/ })).toHaveCount(0)
  await visit(page, '/departStudentDetail?id=s-1', { persona: 'planner' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('没有权限查看这名学生')
  await expect(page.getByRole('link', { name: '看等待接手的学生' })).toBeVisible()
  await visit(page, '/volunteerDetail/s-1/x/l-1', { persona: 'planner' })
  await expect(page.getByRole('alert')).toContainText('没有权限查看')
})

test('what is exported is what is filtered, and opens again', async ({ page }) => {
  await visit(page, '/departStudentList?province=江苏', { persona: 'admin' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/学生 \d+ 名/)
  const count = Number(/\d+/.exec(await heading.innerText())?.[0])
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  const file = await readFile(await (await saving).path())
  const [sheet] = await readXlsxFile(file)
  expect(sheet?.data).toHaveLength(count + 1)
  expect(new Set(sheet?.data.slice(1).map((row) => row[3]))).toEqual(new Set(['江苏']))
})

test('S1-1.2 an administrator adds a planner, whose number must be free, and takes a removal back', async ({
  page,
}) => {
  await visit(page, '/masterList', { persona: 'admin' })
  await page.getByRole('button', { name: '新增规划师' }).click()
  const dialog = page.getByRole('dialog', { name: '新增规划师' })
  await dialog.getByRole('textbox', { name: '姓名' }).fill('方老师')
  const tel = dialog.getByRole('textbox', { name: '手机号' })
  await tel.fill('13800008000')
  // However fast: nothing is saved before the answer about the number.
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('这个手机号已有账号')
  await expect(tel).toBeFocused()
  await tel.fill('17712345678')
  await expect(dialog.getByText('这个号码可以用')).toBeVisible()
  // What was typed survives a reload until it is saved.
  await expect(dialog.getByText('还没有保存，已记在这个浏览器里')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '新增规划师' }).click()
  await expect(dialog.getByRole('textbox', { name: '姓名' })).toHaveValue('方老师')
  await expect(tel).toHaveValue('17712345678')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '新增规划师' }).click()
  await expect(dialog.getByRole('textbox', { name: '姓名' })).toHaveValue('')
  await dialog.getByRole('button', { name: '取消' }).click()
  await page.getByRole('button', { name: '删除 方老师' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('button', { name: '删除 方老师' })).toBeHidden()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('button', { name: '删除 方老师' })).toBeVisible()
})

test(
  'an administrator moves a teacher up on the public page, and the log says so',
  LONG,
  async ({ page }) => {
    await visit(page, '/websiteOpeartion?tab=teachers', { persona: 'admin' })
    const shown = page.getByRole('region', { name: /^展示/ }).getByRole('listitem')
    const second = ((await shown.nth(1).getByRole('button').first().getAttribute('aria-label')) ?? '').slice(
      3,
    )
    await page.getByRole('button', { name: `上移 ${second}` }).click()
    await expect(shown.first()).toContainText(second)
    await page.getByRole('button', { name: '操作记录' }).click()
    await expect(page.getByRole('table', { name: '操作记录' })).toContainText(`把${second}放到展示第 1 位`)
  },
)

test('the core data are told for a period that stands in the address, and say where students stop', async ({
  page,
}) => {
  await visit(page, '/coreData', { persona: 'admin' })
  await expect(page).toHaveURL(/from=2026-04-01&to=2026-06-25/)
  await expect(page.getByRole('button', { name: '近 3 个月' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/^比前 86 天/).first()).toBeVisible()
  const progress = page.getByRole('table', { name: '填写进度' })
  await expect(progress.getByRole('row', { name: /^注册/ })).toContainText('100%')
  await page.getByRole('button', { name: '近 12 个月' }).click()
  await expect(page).toHaveURL(/from=2025-07-01/)
  await expect(page.getByText(/^比前 360 天/).first()).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  const [sheet] = await readXlsxFile(await readFile(await (await saving).path()))
  const days = sheet?.data.filter(([kind]) => kind === '按日注册') ?? []
  const total = sheet?.data.find(([kind, name]) => kind === '这段时间' && name === '注册')?.[2]
  expect(days.reduce((sum, row) => sum + Number(row[2]), 0)).toBe(total)
})

test('an administrator writes an article, looks at it, publishes it and deletes it', async ({ page }) => {
  await visit(page, '/websiteOpeartion', { persona: 'admin' })
  await page.getByRole('button', { name: '写资讯' }).click()
  await page.getByRole('textbox', { name: '标题' }).fill('查分之后三件事')
  await page.getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('请选择分类')).toBeVisible()
  await page.getByRole('combobox', { name: '分类' }).selectOption('查分')
  await page.getByRole('textbox', { name: '摘要' }).fill('先看位次，再看计划。')
  const text = page.getByRole('textbox', { name: '正文' })
  await text.click()
  await page.getByRole('button', { name: '标题', exact: true }).click()
  await page.keyboard.type('先看位次')
  await page.keyboard.press('Enter')
  await page.keyboard.type('分数要换成位次再比。')
  await expect(page.getByText('有未保存的修改')).toBeVisible()
  await page.reload()
  await expect(text).toContainText('分数要换成位次再比。')
  await page.getByRole('button', { name: '预览' }).click()
  const preview = page.getByRole('region', { name: '预览' })
  await expect(preview.getByRole('article').getByRole('heading', { name: '先看位次' })).toBeVisible()
  await expect(preview.getByRole('figure', { name: '在资讯列表里' })).toContainText('先看位次，再看计划。')
  await page.getByRole('button', { name: '发布' }).click()
  await page.getByRole('dialog', { name: '发布到“查分”？' }).getByRole('button', { name: '发布' }).click()
  await expect(page.getByText('有未保存的修改')).toBeHidden()
  await expect(page).toHaveURL(/article=article-1/)
  await visit(page, '/gaokaozixun', { persona: 'student' })
  await page.getByRole('link', { name: '查分之后三件事' }).click()
  await expect(page.getByRole('article').getByRole('heading', { name: '先看位次' })).toBeVisible()
  await visit(page, '/websiteOpeartion', { persona: 'admin' })
  await page.getByRole('button', { name: '删除《查分之后三件事》' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('status').filter({ hasText: '几秒后删除' })).toBeVisible()
  await page.getByRole('button', { name: '操作记录' }).click()
  const log = page.getByRole('table', { name: '操作记录' })
  await expect(log).toContainText('发布了资讯《查分之后三件事》')
  await expect(log).toContainText('删除了资讯《查分之后三件事》')
})

test(
  'an article that is saved in two tabs keeps both versions until one is chosen',
  LONG,
  async ({ page, context }) => {
    await visit(page, '/websiteOpeartion', { persona: 'admin' })
    await page.getByRole('button', { name: '写资讯' }).click()
    await page.getByRole('textbox', { name: '标题', exact: true }).fill('查分之后三件事')
    await page.getByRole('combobox', { name: '分类' }).selectOption('查分')
    await page.getByRole('button', { name: '存为草稿' }).click()
    await expect(page).toHaveURL(/article=article-1/)
    const other = await context.newPage()
    /** The other tab saves a title; this one has not seen it, and saves a summary. */
    const collide = async (title: string, summary: string) => {
      await visit(other, '/websiteOpeartion?article=article-1', { persona: 'admin' })
      await other.getByRole('textbox', { name: '标题', exact: true }).fill(title)
      await other.getByRole('button', { name: '存为草稿' }).click()
      await expect(other.getByText('有未保存的修改')).toBeHidden()
      await page.getByRole('textbox', { name: '摘要' }).fill(summary)
      await page.getByRole('button', { name: '存为草稿' }).click()
      const versions = page.getByRole('alert', { name: '两个版本' })
      await expect(versions).toContainText(`不一样的有标题、摘要。别处的标题是“${title}”`)
      return versions
    }
    const title = page.getByRole('textbox', { name: '标题', exact: true })
    const theirs = await collide('查分之后', '先看位次')
    await expect(page.getByRole('textbox', { name: '摘要' })).toHaveValue('先看位次')
    await expect(page.getByRole('button', { name: '放弃修改' })).toBeHidden()
    // The two versions say it; the server's sentence is not said beside them.
    await expect(page.getByText('请打开新的版本再改')).toHaveCount(0)
    await theirs.getByRole('button', { name: '用别处的版本' }).click()
    await expect(title).toHaveValue('查分之后')
    await expect(page.getByText('有未保存的修改')).toBeHidden()
    const mine = await collide('查分以后', '再看计划')
    await mine.getByRole('button', { name: '用这里的版本' }).click()
    await expect(mine).toBeHidden()
    await page.reload()
    await expect(title).toHaveValue('查分之后')
    await expect(page.getByRole('textbox', { name: '摘要' })).toHaveValue('再看计划')
  },
)

test('what an administrator adds to the calendar stands on the public page', LONG, async ({ page }) => {
  await visit(page, '/websiteOpeartion?tab=calendar', { persona: 'admin' })
  await page.getByRole('button', { name: '添加日程' }).click()
  const dialog = page.getByRole('dialog', { name: '添加日程' })
  await dialog.getByRole('textbox', { name: '事项' }).fill('志愿填报公益讲座')
  await dialog.getByLabel('日期').fill('2026-06-26')
  // What was typed survives a reload.
  await expect(dialog.getByText('还没有保存，已记在这个浏览器里')).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '添加日程' }).click()
  await expect(dialog.getByRole('textbox', { name: '事项' })).toHaveValue('志愿填报公益讲座')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('table', { name: '日程' })).toContainText('志愿填报公益讲座')
  await visit(page, '/gaokaozixun', { persona: 'student' })
  await expect(page.getByRole('region', { name: '招生日程' })).toContainText('志愿填报公益讲座')
})

test('rows are selected in a range, and the keys are listed', LONG, async ({ page }) => {
  await visit(page, '/departStudentList', { persona: 'planner' })
  const boxes = page.getByRole('table', { name: '学生' }).getByRole('checkbox', { name: /^选中 / })
  await boxes.nth(0).click()
  await boxes.nth(4).click({ modifiers: ['Shift'] })
  await expect(page.getByRole('status').filter({ hasText: '已选 5 名' })).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: '键盘操作' })).toBeVisible()
})

test.describe('a server without the extensions', () => {
  test.use({ expectedErrors: [/404/] })

  test('a server that does not count by day is said to, and its months are shown', LONG, async ({ page }) => {
    await visit(page, '/coreData', { persona: 'admin', fail: 'GET /api/planner/statistics/period:404' })
    await expect(page.getByText('没有提供按日统计的接口')).toBeVisible()
    await expect(page.getByRole('figure', { name: /每月注册/ })).toBeVisible()
    await visit(page, '/websiteOpeartion', { persona: 'admin', fail: 'POST /api/planner/news/query:404' })
    await expect(page.getByText('没有提供编辑资讯的接口')).toBeVisible()
  })
})
