import {
  expectChecked,
  exported,
  fillWhole,
  PROVINCES,
  rowsOf,
  saveState,
  scoreForm,
  sharedLink,
} from './filling.steps'
import { loginDialog, signIn, TEL } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'

test('by touch in 安徽: from sign-in to a list that is full, checked, exported and shared', async ({
  page,
}) => {
  await visit(page, '/fillIn', { persona: 'guest' })
  await signIn(loginDialog(page), TEL.student)
  await page.getByRole('button', { name: '新增成绩' }).tap()
  await scoreForm(page).getByLabel('总分').fill('600')
  await scoreForm(page)
    .getByRole('button', { name: /^填上 27,\d{3}$/ })
    .tap()
  await scoreForm(page).getByRole('button', { name: '保存成绩' }).tap()
  await page.getByRole('button', { name: '一键填好' }).tap()
  await expect(rowsOf(page, '一键填报的志愿')).toHaveCount(45)
  await page.getByRole('button', { name: '保存为志愿表' }).tap()
  await expect(page.getByText('已填 45 / 45')).toBeVisible()
  await expectChecked(page)
  const third = (await rowsOf(page).nth(2).getByRole('link').first().innerText()).trim()
  await rowsOf(page).nth(2).getByRole('button', { name: /^上移/ }).tap()
  await expect(rowsOf(page).nth(1)).toContainText(third)
  await expect(saveState(page)).toHaveText(/^已保存/)
  // Rows in one line each are no wider than the screen, however long a name is.
  await page.getByRole('button', { name: '整理顺序' }).tap()
  await expect(page.getByRole('button', { name: /^拖动 / })).toHaveCount(45)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: '回到详情' }).tap()
  // The check-up is far below the rows: its sum stays in sight and leads to it.
  await page.getByRole('link', { name: /冲 \d+ 稳 \d+ 保 \d+ · 滑档/ }).tap()
  await expect(page.getByRole('region', { name: '体检' })).toBeInViewport()
  const file = await exported(page, (button) => button.tap())
  expect(file.count).toBe(45)
  expect(file.heads).toContain('专业组代码')
  const { pathname, hash } = new URL(await sharedLink(page, (button) => button.tap()))
  await visit(page, `${pathname}${hash}`, { persona: 'guest' })
  await expect(rowsOf(page)).toHaveCount(45)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

for (const each of PROVINCES.slice(1)) {
  test(
    `by touch in ${each.province}: a list that is full, checked, exported and shared`,
    LONG,
    async ({ page }) => {
      const shared = await fillWhole(page, each, (target) => target.tap())
      await visit(page, shared, { persona: 'guest' })
      await expect(rowsOf(page)).toHaveCount(each.count)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    },
  )
}
