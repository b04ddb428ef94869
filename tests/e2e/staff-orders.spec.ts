import { expect, LONG, test, visit } from './support'

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

test(
  'what is asked of an order stays open with what was chosen while a search replaces the list behind it',
  LONG,
  async ({ page }) => {
    await visit(page, '/myStudentList', { persona: 'admin', latency: 'POST /api/planner/query/form:1500' })
    const assign = page.getByRole('button', { name: /^分配：/ })
    await expect(assign.first()).toBeVisible()
    await page.getByRole('textbox', { name: '姓名或手机号' }).fill('没有这个人')
    await page.keyboard.press('Enter')
    await assign.first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: /沈明远/ }).check()
    await expect(page.getByText('里没有叫“没有这个人”的学生')).toBeVisible()
    await expect(dialog.getByRole('radio', { name: /沈明远/ })).toBeChecked()
    await dialog.getByRole('button', { name: '分配' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('已分配 1 份')).toBeVisible()
  },
)

test('a planner takes over, starts and completes an order', async ({ page }) => {
  await visit(page, '/myStudentList', { persona: 'planner' })
  // The page opens with what the badge counts.
  await expect(page.getByRole('button', { name: /^待处理/ })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^待分配/ }).click()
  const take = page.getByRole('button', { name: /^接手：/ }).first()
  const name = ((await take.getAttribute('aria-label')) ?? '').slice(3)
  await take.click()
  await expect(page.getByRole('button', { name: `接手：${name}` })).toBeHidden()
  // Who is looked for in the wrong tab is found in the right one.
  await page.getByRole('textbox', { name: '姓名或手机号' }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^待处理里有 \d 名$/ }).click()
  await page.getByRole('button', { name: `开始服务：${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '开始服务' }).click()
  await page.getByRole('button', { name: /^服务中 \d/ }).click()
  await page.getByRole('button', { name: `完成服务：${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: '完成服务' }).click()
  await page.getByRole('button', { name: /^已完成 \d/ }).click()
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

test(
  'an order whose answer was lost is told of when it is seen, and another one can follow',
  LONG,
  async ({ page }) => {
    await visit(page, '/myStudentList', { persona: 'student', fail: 'POST /api/preference:reset*1' })
    const note = page.getByRole('textbox', { name: /^想请规划师帮你看什么|^还需要帮助/ })
    await note.fill('想学计算机')
    await page.getByRole('button', { name: '提交服务单' }).click()
    await expect(page.getByText('先前没有收到回答的那一份已经提交')).toBeVisible()
    await page.getByRole('button', { name: '撤回申请' }).click()
    await page.getByRole('button', { name: '确定撤回' }).click()
    await expect(note).toBeVisible()
    await expect(page.getByText(/^没有收到回答/)).toHaveCount(0)
    await note.fill('想学医')
    await page.getByRole('button', { name: '提交服务单' }).click()
    await expect(page.getByText('已提交，规划师接手后会与你联系')).toBeVisible()
    await visit(page, '/myStudentList', { persona: 'admin' })
    await page.getByRole('textbox', { name: '姓名或手机号' }).fill('林小满')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('cell', { name: '想学医' })).toBeVisible()
  },
)

test('a student is shown their own order in place of a record', LONG, async ({ page }) => {
  await visit(page, '/myStudentDetail?id=s-1001', { persona: 'vip' })
  await expect(page.getByRole('heading', { level: 1, name: '我的服务单' })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-current=step]')).toHaveText(/规划师服务中/)
})
