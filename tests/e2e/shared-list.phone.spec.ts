import { expect, LONG, test, visit } from './support'

test('a link without a list, or one that was cut, says so', LONG, async ({ page }) => {
  await visit(page, '/sharedList', { persona: 'guest' })
  await expect(page.getByText('链接里没有志愿表')).toBeVisible()
  await visit(page, '/sharedList#1abcdefAAAA', { persona: 'guest' })
  await expect(page.getByText('链接不完整或被改动过')).toBeVisible()
  await expect(page.getByRole('link', { name: '自己查位次' })).toBeVisible()
})
