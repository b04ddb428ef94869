import { expect, test, visit } from './support'

test('electives that change after a list was made close its rows: said before and after saving, in every place', async ({
  page,
}) => {
  await visit(page, '/userinfo/basicInfo', {
    province: '安徽',
    subject: '物理',
    score: 598,
    lists: 1,
    choices: 'full',
    now: '2026-06-27T10:00:00+08:00',
  })
  await page.getByRole('checkbox', { name: '化学' }).uncheck()
  await page.getByRole('checkbox', { name: '地理' }).check()
  const reported = page.getByText(/^保存后影响 1 张表的 \d+ 行，其中 \d+ 行不能报$/)
  await expect(reported).toBeVisible({ timeout: 20_000 })
  const count = Number((await reported.textContent())?.match(/其中 (\d+) 行/)?.[1])
  expect(count).toBeGreaterThan(5)
  await page.getByRole('button', { name: '保存' }).click()
  await expect(
    page.getByText(new RegExp(`^已保存，影响 1 张表的 \\d+ 行，其中 ${count} 行不能报$`)),
  ).toBeVisible()

  await page.goto('/myvolunteer')
  await expect(page.getByRole('row').filter({ hasText: `无效 ${count}` })).toBeVisible()
  await page.getByRole('table').getByRole('link').first().click()
  const found = page.getByRole('region', { name: '检查' })
  await expect(found.getByText(new RegExp(`无效 ${count}`))).toBeVisible({ timeout: 20_000 })
  const [first] = await found.getByRole('list', { name: '发现的问题' }).getByRole('heading').all()
  await expect(first ?? found).toContainText('要处理')
  await expect(first ?? found).toContainText('选科不符')
  await expect(
    page.getByRole('list', { name: '志愿' }).getByText('无效', { exact: false }).first(),
  ).toBeVisible()
})
