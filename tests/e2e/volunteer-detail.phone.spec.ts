import { expect, test, visit } from './support'

test('a list on a phone has its check-up below its rows, and nothing is wider than the screen', async ({
  page,
}) => {
  await visit(page, '/volunteerDetail/s-2/x/l-4', { persona: 'vip' })
  const panel = page.getByRole('region', { name: '检查' })
  await expect(panel.getByRole('definition').first()).toHaveText(/%$/)
  const [rows, below] = await Promise.all([
    page.getByRole('list', { name: '志愿', exact: true }).boundingBox(),
    panel.boundingBox(),
  ])
  expect(below?.y).toBeGreaterThan((rows?.y ?? 0) + (rows?.height ?? 0))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
