import { expect, test, visit } from './support'

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'

test('opens a list from the lists, with its rows in the form of the province', async ({ page }) => {
  await visit(page, '/myvolunteer', { persona: 'vip' })
  await page.getByRole('main').getByRole('link', { name: '师范与法学方案' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('师范与法学方案')
  await expect(page).toHaveURL(/\/volunteerDetail\/s-2\/[^/]+\/l-4/)
  await expect(page.getByText('已填 5 / 45，最多 45 个院校专业组')).toBeVisible()
  const rows = page.getByRole('list', { name: '志愿', exact: true }).locator('> li')
  await expect(rows).toHaveCount(5)
  await expect(rows.first()).toContainText(/专业组 \d+/)
  await expect(rows.first()).toContainText('服从调剂')
  await expect(rows.first()).toContainText(/2025 年最低 [\d,]+/)
  await expect(rows.last()).toContainText('保')
})

test('checks the list up: the risk of the whole, and what was found with its rows', async ({ page }) => {
  await visit(page, LIST, { persona: 'vip' })
  const panel = page.getByRole('region', { name: '体检' })
  await expect(panel.getByRole('term').first()).toHaveText('滑档（没有一行投出去）')
  await expect(panel.getByRole('definition').first()).toHaveText(/%$/)
  const found = panel.getByRole('list', { name: '发现的问题' }).getByRole('listitem')
  await expect(found.first()).toContainText('提示')
  await found.first().getByRole('link', { name: '第 2 行' }).click()
  await expect(page.getByRole('listitem', { name: /^第 2 个志愿/ })).toBeFocused()
})

test('that does not exist says so and leads to the lists', async ({ page }) => {
  await visit(page, '/volunteerDetail/s-2/x/l-none', { persona: 'vip' })
  await expect(page.getByText('没有这份志愿表，可能已经删除')).toBeVisible()
  await page.getByRole('link', { name: '看全部志愿表' }).click()
  await expect(page).toHaveURL(/\/myvolunteer/)
})

test('is for those who are signed in', async ({ page }) => {
  await visit(page, LIST, { persona: 'guest' })
  await expect(page).toHaveURL(/\/about\?next=/)
})

test.describe('whose lines cannot be loaded', () => {
  test.use({ expectedErrors: [/Failed to load resource/] })

  test('still shows its rows, and asks again', async ({ page }) => {
    await visit(page, LIST, {
      persona: 'vip',
      fail: 'GET /api/preferences/college-admission-detail:500*1',
    })
    await expect(page.getByRole('listitem', { name: /^第 1 个志愿/ })).toContainText('去年最低位次')
    await page.getByRole('button', { name: '1 所院校的往年位次加载失败，重试' }).click()
    await expect(page.getByRole('button', { name: /往年位次加载失败/ })).toBeHidden()
  })
})
