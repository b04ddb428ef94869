import type { Locator } from 'playwright/test'
import {
  expectNoWiderThanPhone,
  exported,
  fillByOnePress,
  fillWhole,
  moveUp,
  openShared,
  PROVINCES,
  scoreForm,
  sharedLink,
} from './filling.steps'
import { loginDialog, signIn, TEL } from './sign-in.steps'
import { expect, LONG, test, visit } from './support'

const tap = (target: Locator) => target.tap()

test(
  'by touch in 安徽: from sign-in to a list that is full, checked, exported and shared',
  LONG,
  async ({ page }) => {
    await visit(page, '/fillIn', { persona: 'guest' })
    await signIn(loginDialog(page), TEL.student)
    await page.getByRole('button', { name: '新增成绩' }).tap()
    await scoreForm(page).getByLabel('总分').fill('600')
    await scoreForm(page)
      .getByRole('button', { name: /^填上 27,\d{3}$/ })
      .tap()
    await scoreForm(page).getByRole('button', { name: '保存成绩' }).tap()
    const count = await fillByOnePress(page, 45, tap)
    await moveUp(page, 2, tap)
    // Rows in one line each are no wider than the screen, however long a name is.
    await page.getByRole('button', { name: '整理顺序' }).tap()
    await expect(page.getByRole('button', { name: /^拖动 / })).toHaveCount(count)
    await expectNoWiderThanPhone(page)
    await page.getByRole('button', { name: '回到详情' }).tap()
    // The check-up is far below the rows: its sum stays in view and leads to it.
    await page.getByRole('link', { name: /冲 \d+ 稳 \d+ 保 \d+ · 滑档/ }).tap()
    await expect(page.getByRole('region', { name: '检查' })).toBeInViewport()
    const file = await exported(page, tap)
    expect(file.count).toBe(count)
    expect(file.heads).toContain('专业组代码')
    await openShared(page, await sharedLink(page, tap), count)
    await expectNoWiderThanPhone(page)
  },
)

for (const each of PROVINCES.slice(1)) {
  test(
    `by touch in ${each.province}: a list that is full, checked, exported and shared`,
    LONG,
    async ({ page }) => {
      const { shared, count } = await fillWhole(page, each, tap)
      await openShared(page, shared, count)
      await expectNoWiderThanPhone(page)
    },
  )
}
