import { expect, LONG, test, visit } from './support'

test('shows the lists of the student, and whose they are', async ({ page }) => {
  await visit(page, '/myvolunteer', { persona: 'student' })
  await expect(page).toHaveTitle('我的志愿表 · 择途')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的志愿表：3 份')
  await expect(page.getByText('自建 2 份，规划师建议 1 份')).toBeVisible()
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(page.getByRole('row', { name: /省内稳妥方案/ })).toContainText('自建')
  await expect(page.getByRole('row', { name: /规划师建议方案/ })).toContainText('规划师')
  await expect(page.getByRole('row', { name: /长三角方案/ })).toContainText('2026')
  await expect(page.getByRole('row', { name: /省内稳妥方案/ })).toContainText(
    /7 \/ 45 个院校专业组.*冲 \d.*稳 \d.*保 \d/,
  )
  await expect(
    page.getByRole('banner').getByRole('link', { name: /我的志愿表/, exact: false }),
  ).toHaveAttribute('aria-current', 'page')
})

test('a list is counted here as its check-up counts it', async ({ page }) => {
  await visit(page, '/myvolunteer', { province: '安徽', score: 580, lists: 1, choices: 'full' })
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText(/圆梦 [1-9]/)
  const counted = (await row.innerText()).match(/(圆梦|冲|稳|保) \d+/g)
  await row.getByRole('link').first().click()
  const tiers = page.getByRole('region', { name: '检查' }).getByText(/^冲 \d+ · 稳/)
  await expect(tiers).toBeVisible()
  expect((await tiers.innerText()).split(' · ').toSorted()).toEqual(counted?.toSorted())
})

test('says in each row until when the list can be filed', async ({ page }) => {
  await visit(page, '/myvolunteer', {
    province: '安徽',
    score: 580,
    lists: 1,
    choices: 'full',
    now: '2026-06-29T10:00:00+08:00',
  })
  const row = page.getByRole('table').getByRole('row').nth(1)
  await expect(row).toContainText('7 月 1 日 17:00 截止，还有 2 天')
})

test('of a student without lists says so and leads on', async ({ page }) => {
  await visit(page, '/myvolunteer', {
    persona: 'student',
    fail: 'GET /api/preferences/query/student/{id}:empty',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的志愿表：还没有')
  await page.getByRole('main').getByRole('link', { name: '新建志愿表' }).click()
  await expect(page).toHaveURL(/\/fillIn/)
})

test.describe('that cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('say so and can be asked for again without a reload', LONG, async ({ page }) => {
    await visit(page, '/myvolunteer', {
      persona: 'student',
      fail: 'GET /api/preferences/query/student/{id}:500',
    })
    const region = page.getByRole('main').getByRole('alert')
    await expect(region).toContainText('志愿表加载失败')
    await expect(page.getByRole('heading', { level: 1, name: '我的志愿表' })).toBeVisible()
    const again = page.waitForRequest('**/api/preferences/query/student/s-1')
    await region.getByRole('button', { name: '重试' }).click()
    await again
  })
})

test(
  'a copy that hangs says so with its seconds, and tried again it is made once',
  LONG,
  async ({ page }) => {
    await visit(page, '/myvolunteer', { persona: 'student', fail: 'POST /api/preferences/save/C:hang*1' })
    await page.getByRole('button', { name: '复制 长三角方案' }).click()
    await expect(page.getByText(/^仍在保存…（\d+ 秒）$/)).toBeVisible()
    await page.getByRole('button', { name: '再试', exact: true }).click()
    await expect(page.getByText('已复制为“长三角方案 副本”')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('我的志愿表：4 份')
    await expect(page.getByText(/^仍在保存/)).toBeHidden()
  },
)

test('of staff do not exist', LONG, async ({ page }) => {
  await visit(page, '/myvolunteer', { persona: 'planner' })
  await expect(page.getByText('志愿表属于学生')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: /我的志愿表/ })).toBeHidden()
})

test('an own list is renamed, copied, deleted and brought back', async ({ page }) => {
  await visit(page, '/myvolunteer', { persona: 'student' })
  const heading = page.getByRole('heading', { level: 1 })
  await page.getByRole('button', { name: '改名 长三角方案' }).click()
  await page.getByRole('textbox', { name: '长三角方案 的新名称' }).fill('沪宁杭方案')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: '沪宁杭方案' })).toBeVisible()
  await page.getByRole('button', { name: '复制 沪宁杭方案' }).click()
  await expect(heading).toHaveText('我的志愿表：4 份')
  await page.getByRole('button', { name: '删除 沪宁杭方案 副本' }).click()
  await expect(heading).toHaveText('我的志愿表：3 份')
  await page.getByRole('button', { name: '撤销删除' }).click()
  await expect(page.getByRole('link', { name: '沪宁杭方案 副本' })).toBeVisible()
  await expect(page.getByRole('button', { name: /规划师建议方案/ })).toBeHidden()
})

test(
  'a copy whose answer was lost is made once, also of a list that has changed meanwhile',
  LONG,
  async ({ page }) => {
    await visit(page, '/myvolunteer', { persona: 'student', fail: 'POST /api/preferences/save/C:reset*1' })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('我的志愿表：3 份')
    await page.getByRole('button', { name: '复制 长三角方案' }).click()
    await expect(page.getByText(/^没有收到回答，不知道存到了没有/)).toBeVisible()
    await page.getByRole('button', { name: '改名 长三角方案', exact: true }).click()
    await page.getByRole('textbox', { name: '长三角方案 的新名称' }).fill('沪宁杭方案')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '复制 沪宁杭方案', exact: true }).click()
    await expect(page.getByText('已复制为“长三角方案 副本”')).toBeVisible()
    await expect(page.getByText(/^没有收到回答/)).toHaveCount(0)
    await expect(heading).toHaveText('我的志愿表：4 份')
    // The next copy is another one.
    await page.getByRole('button', { name: '复制 沪宁杭方案', exact: true }).click()
    await expect(page.getByRole('link', { name: '沪宁杭方案 副本' })).toBeVisible()
    await expect(heading).toHaveText('我的志愿表：5 份')
  },
)
