import { rowsOf } from './filling.steps'
import { expect, LONG, test, visit } from './support'

test(
  'a planner makes drafts for several students by a rule of their own, and hands one over',
  LONG,
  async ({ page }) => {
    await visit(page, '/myStudentList?status=3', {
      persona: 'planner',
      fail: 'POST /api/preferences:reset*1',
    })
    await page.getByRole('checkbox', { name: '选中 周予安' }).check()
    await page.getByRole('checkbox', { name: '选中 王晨哲' }).check()
    await page.getByRole('button', { name: '给所选的学生做草稿' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 名学生的志愿表草稿')
    const draft = page.getByRole('list', { name: '草稿' }).locator('> li').first()
    await draft.getByRole('button', { name: /^看周予安的 \d+ 个志愿$/ }).click()
    const rows = draft.getByRole('list', { name: '周予安的志愿' }).locator('> li')
    const ban = rows.last().getByRole('button', { name: /：哪张表都不放$/ })
    const school = ((await ban.getAttribute('aria-label')) ?? '').split('：')[0] ?? ''
    await ban.click()
    await expect(rows.filter({ hasText: school })).toHaveCount(0)
    const wished =
      (await rows
        .nth(10)
        .getByRole('button', { name: /：哪张表都不放$/ })
        .getAttribute('aria-label')) ?? ''
    const name = wished.split('：')[0] ?? ''
    await page.getByRole('combobox', { name: '加一个志愿：先找院校' }).fill(name)
    await page.getByRole('option', { name }).first().click()
    const must = page.getByRole('list', { name: '每张表都要有的志愿' }).getByRole('listitem')
    const units = page.getByRole('list', { name: '加哪一个' }).getByRole('button')
    await expect(must.or(units).first()).toBeVisible()
    // The only unit of a school is taken by itself.
    if (await units.first().isVisible()) await units.first().click()
    await expect(must).toHaveText(new RegExp(`^${name}`))
    const unit = (await must.textContent()) ?? ''
    await expect(rows.filter({ hasText: unit })).toHaveCount(1)
    // The rule stays for the next student, and for the same ones after a reload; so does what was typed.
    await draft.getByLabel('写给周予安的一句话').fill('先保住省内')
    await page.reload()
    await expect(page.getByRole('list', { name: '不放进任何表的院校' })).toHaveText(school)
    await draft.getByRole('button', { name: /^看周予安的 \d+ 个志愿$/ }).click()
    await expect(draft.getByLabel('写给周予安的一句话')).toHaveValue('先保住省内')
    await draft.getByLabel('写给周予安的一句话').fill('')
    await draft.getByRole('button', { name: '交给学生' }).click()
    await expect(draft.getByRole('alert')).toHaveText('先写一句：为什么这样填')
    await draft.getByLabel('写给周予安的一句话').fill('先保住省内，再往上够两所。')
    // The answer is lost: the same list is handed over again, whatever is typed meanwhile.
    await draft.getByRole('button', { name: '交给学生' }).click()
    await expect(draft.getByRole('alert')).toContainText('不会变成两份')
    await expect(draft.getByLabel('写给周予安的一句话')).not.toBeEditable()
    await draft.getByRole('button', { name: '再交一次' }).click()
    await expect(draft.getByText(/^已交给周予安，\d+ 个志愿。/)).toBeVisible()
  },
)

test('a list for a student heeds what they do not want', LONG, async ({ page }) => {
  // This one does not want to study journalism and communication.
  await visit(page, '/myStudentDetail?id=s-1010', { persona: 'planner' })
  await page.getByRole('button', { name: /^用 \d+ 分制定志愿表/ }).click()
  // It ends where nothing below can be reached any more.
  await expect(rowsOf(page).nth(14)).toBeVisible()
  await expect(rowsOf(page).filter({ hasText: '网络与新媒体' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: '加志愿' })).toHaveAttribute('href', /unwanted=0503/)
})

test('S1-2.28.4 a planner makes a list for a student, changes it, and the student finds it', async ({
  page,
}) => {
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
  const draft = page.getByRole('region', { name: '草稿' })
  await expect(draft).toContainText('备注说“想读师范或法学，希望离家近”')
  // What the note asks for is one press away.
  await expect(draft.getByRole('link', { name: '照备注筛候选：师范、法学；在安徽' })).toHaveAttribute(
    'href',
    /majors=.*0301/,
  )
  await draft.getByRole('textbox', { name: '写给学生的一句话' }).fill('先看前十行')
  await draft.getByRole('button', { name: '交给学生' }).click()
  await expect(draft).toHaveCount(0)
  await visit(page, '/myvolunteerdesign', { persona: 'vip' })
  await expect(page.getByText(/规划师方案（\d+ 分）/).first()).toBeVisible()
})

test(
  'a draft whose answer was lost is made once, also where the rule of the planner has changed',
  LONG,
  async ({ page }) => {
    await visit(page, '/myStudentDetail?id=s-2', {
      persona: 'planner',
      fail: 'POST /api/preferences/draft:reset*1',
    })
    const make = page.getByRole('button', { name: /^用 \d+ 分制定志愿表/ })
    await make.click()
    await expect(page.getByText(/^没有收到回答，不知道存到了没有/)).toBeVisible()
    const lists = page.getByRole('region', { name: '志愿表', exact: true })
    await expect(lists.getByRole('link', { name: /^规划师方案（/ })).toHaveCount(1)
    const first = await lists.getByRole('link', { name: /^规划师方案（/ }).getAttribute('href')
    await page.goto('/myStudentList?drafts=s-2&qa.keep&qa.fail=')
    await page.getByRole('button', { name: /^看周予安的 \d+ 个志愿$/ }).click()
    const rule = page.getByRole('button', { name: /：哪张表都不放$/ })
    const banned = await rule.first().getAttribute('aria-label')
    await rule.first().click()
    await expect(page.getByRole('button', { name: banned ?? '' })).toHaveCount(0)
    await page.goto('/myStudentDetail?id=s-2')
    await make.click()
    await expect(page).toHaveURL(new RegExp(`${first}$`))
    await expect(rowsOf(page).first()).toBeVisible()
    await page.goBack()
    await expect(lists.getByRole('link', { name: /^规划师方案（/ })).toHaveCount(1)
  },
)
