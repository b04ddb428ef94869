import { expect, LONG, test, visit } from './support'

test.describe('/guihuashi', () => {
  test('S1-2.21 lists planners who know a place, and opens a profile without promises', async ({ page }) => {
    await visit(page, '/guihuashi', { persona: 'guest' })
    await expect(page.getByLabel('熟悉的省份')).toHaveValue('北京')
    await page.getByLabel('熟悉的省份').selectOption('全部')
    await page.getByRole('button', { name: '兼职', exact: true }).click()
    await expect(page).toHaveURL(/type=part/)
    await page
      .getByRole('button', { name: /兼职.+规划师|兼职.+教师/ })
      .first()
      .click()
    const profile = page.getByRole('dialog')
    await expect(profile).toContainText('不承诺录取结果')
    await expect(profile.getByRole('button', { name: '登录后申请规划师' })).toBeVisible()
    await profile.getByRole('button', { name: '关闭' }).click()
    await expect(page).not.toHaveURL(/who=/)
  })

  test('takes an order for a planner, shows its progress, and gives it back', async ({ page }) => {
    await visit(page, '/guihuashi', { persona: 'student' })
    const order = page.getByRole('region', { name: '我的规划服务' })
    await order.getByRole('textbox').fill('想学计算机')
    await expect(order.getByText('还没有保存，已记在这个浏览器里')).toBeVisible()
    await page.reload()
    await expect(order.getByRole('textbox')).toHaveValue('想学计算机')
    await order.getByRole('button', { name: '申请规划师' }).click()
    await expect(order.locator('[aria-current=step]')).toHaveText(/待分配规划师/)
    await page.reload()
    await order.getByRole('button', { name: '撤回申请' }).click()
    await order.getByRole('button', { name: '确定撤回' }).click()
    await expect(order.getByRole('button', { name: '申请规划师' })).toBeVisible()
  })
})

test('a province that there is not becomes one’s own', LONG, async ({ page }) => {
  await visit(page, '/guihuashi?province=火星', { persona: 'student' })
  await expect(page.getByLabel('熟悉的省份')).toHaveValue('安徽')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('S1-2.21 /mingshi lists teachers, and those of other provinces where nobody knows the asked one', async ({
  page,
}) => {
  await visit(page, '/mingshi?province=全部')
  await expect(page.getByRole('button', { name: /督导/ })).toHaveCount(5)
  await page.getByLabel('熟悉的省份').selectOption('西藏')
  await expect(page.getByRole('note')).toHaveText('暂时没有熟悉西藏的名师，下面是熟悉其他省份的。')
  await expect(page.getByRole('button', { name: /督导/ })).toHaveCount(5)
})
