import { readFile } from 'node:fs/promises'
import readXlsxFile from 'read-excel-file/node'
import { expect, test, visit } from './support'

test('the addresses of the staff area are not for students, nor those of administrators for planners', async ({
  page,
}) => {
  const refused = page.getByRole('heading', { level: 1, name: '无权访问' })
  for (const path of ['/departStudentList', '/departStudentDetail?id=s-2', '/coreData']) {
    await visit(page, path, { persona: 'student' })
    await expect(refused).toBeVisible()
  }
  for (const path of ['/masterList', '/websiteOpeartion', '/coreData']) {
    await visit(page, path, { persona: 'planner' })
    await expect(refused).toBeVisible()
  }
})

test('a planner finds a student, reads all about them and goes on to the next', async ({ page }) => {
  await visit(page, '/departStudentList', { persona: 'planner' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('学生 203 名')
  await page.getByRole('combobox', { name: '省份' }).selectOption('江苏')
  await expect(page).toHaveURL(/province=/)
  const rows = page.getByRole('table', { name: '学生' }).getByRole('row')
  await expect(rows.nth(1)).toContainText('江苏')
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

test('an administrator assigns an order, and its planner takes it up', async ({ page }) => {
  await visit(page, '/myStudentList', { persona: 'admin' })
  const badge = page.getByRole('link', { name: /我的学生 \d+ 份待处理/ })
  await expect(badge).toHaveText(/17/)
  await page
    .getByRole('button', { name: /^分配：/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: /沈明远/ }).check()
  await dialog.getByRole('button', { name: '分配' }).click()
  await expect(dialog).toBeHidden()
  await expect(badge).toHaveText(/16/)
})

test('a planner takes over, starts and completes an order', async ({ page }) => {
  await visit(page, '/myStudentList', { persona: 'planner' })
  const take = page.getByRole('button', { name: /^接手：/ }).first()
  const name = ((await take.getAttribute('aria-label')) ?? '').slice(3)
  await take.click()
  await expect(page.getByRole('button', { name: `接手：${name}` })).toBeHidden()
  await page.getByRole('button', { name: /^待处理/ }).click()
  await page.getByRole('button', { name: `开始服务：${name}` }).click()
  await page.getByRole('button', { name: /^服务中/ }).click()
  await page.getByRole('button', { name: `完成服务：${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '完成服务' }).click()
  await page.getByRole('button', { name: /^已完成/ }).click()
  await page.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/\/myStudentDetail\?id=/)
  await expect(page.getByRole('region', { name: '服务单' }).locator('[aria-current=step]')).toHaveText(
    /服务期已完成/,
  )
})

test('a student sees their own order, or asks for one', async ({ page }) => {
  await visit(page, '/myStudentList', { persona: 'student' })
  await page.getByRole('textbox', { name: '想请规划师帮你看什么？' }).fill('想学计算机')
  await page.getByRole('button', { name: '提交服务单' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '待分配规划师' })).toHaveAttribute(
    'aria-current',
    'step',
  )
})

test('a student is shown their own order in place of a record', async ({ page }) => {
  await visit(page, '/myStudentDetail?id=s-1001', { persona: 'vip' })
  await expect(page.getByRole('heading', { level: 1, name: '我的服务单' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-current=step]')).toHaveText(/规划师服务中/)
})

test('an administrator adds a planner, whose number must be free, and takes a removal back', async ({
  page,
}) => {
  await visit(page, '/masterList', { persona: 'admin' })
  await page.getByRole('button', { name: '新增规划师' }).click()
  const dialog = page.getByRole('dialog', { name: '新增规划师' })
  await dialog.getByRole('textbox', { name: '姓名' }).fill('方老师')
  const tel = dialog.getByRole('textbox', { name: '手机号' })
  await tel.fill('13800008000')
  await expect(dialog.getByText('这个手机号已有账号')).toBeVisible()
  await tel.fill('17712345678')
  await expect(dialog.getByText('这个号码可以用')).toBeVisible()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: '删除 方老师' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByRole('button', { name: '删除 方老师' })).toBeHidden()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(page.getByRole('button', { name: '删除 方老师' })).toBeVisible()
})

test('an administrator moves a teacher up on the public page, and the log says so', async ({ page }) => {
  await visit(page, '/websiteOpeartion', { persona: 'admin' })
  const shown = page.getByRole('region', { name: /^展示/ }).getByRole('listitem')
  const second = ((await shown.nth(1).getByRole('button').first().getAttribute('aria-label')) ?? '').slice(3)
  await page.getByRole('button', { name: `上移 ${second}` }).click()
  await expect(shown.first()).toContainText(second)
  await page.getByRole('button', { name: '操作记录' }).click()
  await expect(page.getByRole('table', { name: '操作记录' })).toContainText(`把${second}移到第 1 位`)
})

test('the core data are told for a period that stands in the address', async ({ page }) => {
  await visit(page, '/coreData?months=6', { persona: 'admin' })
  await expect(page.getByRole('button', { name: '近 6 个月' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/比前 6 个月/)).toBeVisible()
  await page.getByRole('button', { name: '近 12 个月' }).click()
  await expect(page).toHaveURL(/months=12/)
  await expect(page.getByText('没有更早的数据可比')).toBeVisible()
})

test('a planner makes a list for a student, changes it, and the student finds it', async ({ page }) => {
  await visit(page, '/myStudentDetail?id=s-2', { persona: 'planner' })
  await page.getByRole('button', { name: /^用 \d+ 分制定志愿表/ }).click()
  await expect(page).toHaveURL(/\/volunteerDetail\/s-2\//)
  const name = page.getByRole('heading', { level: 1, name: /^规划师方案（/ })
  await expect(name).toBeVisible()
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/api/preferences'),
  )
  await page.getByRole('button', { name: /^下移/ }).first().click()
  expect((await saved).status()).toBe(200)
  await visit(page, '/myvolunteerdesign', { persona: 'vip' })
  await expect(page.getByText(/规划师方案（\d+ 分）/).first()).toBeVisible()
})
