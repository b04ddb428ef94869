import { expect, test, visit } from './support'

test('a planner’s list is accepted, declined again and commented, on /myvolunteerdesign', async ({
  page,
}) => {
  await visit(page, '/myvolunteerdesign', { persona: 'student' })
  const proposal = page.getByRole('article', { name: '规划师建议方案' })
  await proposal.getByRole('button', { name: '接受这份方案' }).click()
  await expect(proposal.getByRole('status')).toContainText('你接受了这份方案')
  await proposal.getByRole('button', { name: '改为谢绝' }).click()
  await expect(proposal.getByRole('status')).toContainText('只记在这台设备上')
  await proposal.getByRole('textbox', { name: '想对规划师说的话' }).fill('想离家近一点')
  await page.reload()
  await expect(proposal.getByRole('status')).toContainText('你谢绝了这份方案')
  await expect(proposal.getByRole('textbox', { name: '想对规划师说的话' })).toHaveValue('想离家近一点')
  await expect(page.getByRole('banner').getByText('2份自建志愿表')).toBeVisible()
})

test('a guest is asked to sign in for proposals', async ({ page }) => {
  await visit(page, '/myvolunteerdesign', { persona: 'guest' })
  await page.getByRole('main').getByRole('button', { name: '登录' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('two lists stand side by side, with what differs', async ({ page }) => {
  await visit(page, '/compareLists', { persona: 'student' })
  await page.getByRole('combobox', { name: '右边' }).selectOption({ label: '规划师建议方案（规划师）' })
  await expect(page).toHaveURL(/right=l-3/)
  await expect(page.getByRole('list', { name: '不同之处' })).toContainText('只在右边有')
  await expect(page.getByRole('region', { name: '规划师建议方案' })).toContainText('只在这份')
})
