import { expect, test, visit } from './support'

test('a planner sees at one look who needs her now, this year’s students first', async ({ page }) => {
  await visit(page, '/myStudentList?status=3', { persona: 'planner', now: '2026-06-27T10:00:00+08:00' })
  const table = page.getByRole('table', { name: '服务单' })
  await expect(table.getByRole('columnheader', { name: '现在要我' })).toBeVisible()
  const rows = table.getByRole('row').filter({ has: page.getByRole('link') })
  await expect(rows.first()).toContainText(/出分没录.*离截止 \d+ 天/, { timeout: 30_000 })
  await expect(rows.first()).toContainText(/(模考|高考) \d+ 分/)
  const years = (await rows.allInnerTexts()).map((text) => /20\d\d/.exec(text)?.[0])
  expect(years).toEqual(years.toSorted())
  expect(years[0]).toBe('2026')
  await page.getByRole('checkbox', { name: '只看今年高考的' }).check()
  await expect(page).toHaveURL(/season=this/)
  await expect(rows.filter({ hasText: /20(27|28)/ })).toHaveCount(0)
})

test('a row stays that of its student when the students who need somebody move up', async ({ page }) => {
  await visit(page, '/myStudentList?status=3', { persona: 'planner', latency: 'GET /api/planner/desk:2500' })
  const rows = page.getByRole('table', { name: '服务单' }).getByRole('row')
  const pressed = page.getByRole('row', { name: /周予安/ })
  const node = await pressed.elementHandle()
  await expect(rows.nth(1)).not.toContainText('周书远')
  await expect(rows.nth(1)).toContainText('周书远')
  expect(await node?.textContent()).toContain('周予安')
})
