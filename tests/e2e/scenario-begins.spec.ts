import { endWorkers, userMenu } from './scenario-begins.steps'
import { expect, LONG, scenarioAddress, test, visit } from './support'

test('the person and the clock of a scenario are there before the first answer, also after the browser has ended the worker', async ({
  page,
}) => {
  const failed: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) failed.push(answer.url())
  })
  // A clock that is months away from the real one.
  await visit(page, '/pici', { persona: 'vip', now: '2026-02-27T10:00:00+08:00' })
  await endWorkers(page)
  await page.getByRole('banner').getByRole('link', { name: '一分一段' }).click()
  await expect(page).toHaveURL(/\/weici/)
  await expect(page.getByText(/^同分人数$/).first()).toBeVisible()
  await endWorkers(page)
  await page.goto('/myvolunteer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^我的志愿表/)
  await expect(userMenu(page)).toBeVisible()
  expect(failed).toEqual([])
})

test(
  'a new scenario that names nobody is a guest’s, and words that are laid over leave the person',
  LONG,
  async ({ page }) => {
    await visit(page, '/weici', { persona: 'vip', province: '海南', rank: 9000 })
    await expect(userMenu(page)).toBeVisible()
    await page.goto('/weici?qa.keep&qa.latency=1')
    await expect(userMenu(page)).toBeVisible()
    await page.goto(scenarioAddress('/weici', { fail: 'GET /api/school/calendar:500' }))
    await expect(page.getByRole('banner').getByRole('button', { name: '登录' })).toBeVisible()
    await expect(page).toHaveURL(/\/weici/)
  },
)
