import { expect, test, visit } from './support'

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'

test('rows are dragged by keyboard and by mouse, and changed several at once', async ({ page }) => {
  await visit(page, LIST, { persona: 'vip' })
  await page.getByRole('button', { name: '整理顺序' }).click()
  const rows = page.getByRole('list', { name: '排序' }).getByRole('listitem')
  await expect(rows).toHaveCount(5)
  const third =
    (await rows.nth(2).getByRole('checkbox').getAttribute('aria-label'))?.replace('选中 ', '') ?? ''
  await page.getByRole('button', { name: `拖动 ${third}，现在第 3 位` }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(`拿起 ${third}，现在第 3 位，共 5 位`)).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText(`${third} 移到第 2 位`)).toBeAttached()
  await page.keyboard.press('Space')
  await expect(rows.nth(1)).toContainText(third)
  await page
    .getByRole('button', { name: `拖动 ${third}，现在第 2 位` })
    .dragTo(page.getByRole('button', { name: /现在第 5 位/ }))
  await expect(rows.nth(4)).toContainText(third)
  await rows.nth(4).getByRole('checkbox').check()
  await rows.nth(3).getByRole('checkbox').check()
  await page.getByRole('button', { name: '移动选中的志愿' }).click()
  await expect(rows.nth(1)).toContainText(third)
  await expect(page.getByText('2 个志愿 移到第 1 位')).toBeVisible()
})

test('an order is proposed with what it changes, and the majors of a row are changed', async ({ page }) => {
  await visit(page, LIST, { persona: 'vip' })
  const row = page.getByRole('listitem', { name: /^第 1 个志愿/ })
  await row.getByRole('button', { name: /^改专业/ }).click()
  const chosen = row.getByRole('list', { name: '已选专业' }).getByRole('listitem')
  const before = await chosen.count()
  await row
    .getByRole('button', { name: /^去掉 / })
    .first()
    .click()
  await expect(chosen).toHaveCount(before - 1)
  await row
    .getByRole('button', { name: /^加上 / })
    .first()
    .click()
  await expect(chosen).toHaveCount(before)
  await page.getByRole('button', { name: /^下移 沈阳大学/ }).click()
  await page.getByRole('button', { name: '整理顺序' }).click()
  await page.getByRole('button', { name: '看看建议的顺序' }).click()
  const proposal = page.getByRole('region', { name: '建议的顺序' })
  await expect(proposal.getByRole('list', { name: '不同之处' })).toContainText('改后第')
  await proposal.getByRole('button', { name: '照这个顺序排' }).click()
  await expect(page.getByText('按往年投档线从难到易排序')).toBeVisible()
  await expect(page.getByRole('status', { name: '保存状态' })).toHaveText(/^已保存/)
})
