import { expect, type Locator, type Page } from 'playwright/test'
import { readSheet } from 'read-excel-file/node'
import { loginDialog, signIn, TEL } from './sign-in.steps'
import { visit } from './support'

type Press = (target: Locator) => Promise<void>

/** Forms of application that differ, each with a score and with what is said of it. */
export const PROVINCES = [
  { province: '安徽', score: '600', form: '最多 45 个院校专业组', count: 45, groups: true, adjustment: true },
  {
    province: '浙江',
    score: '610',
    form: '最多 80 个“专业+院校”志愿',
    count: 80,
    groups: false,
    adjustment: false,
  },
  {
    province: '山东',
    score: '560',
    form: '最多 96 个“专业+院校”志愿，没有专业调剂',
    count: 96,
    groups: false,
    adjustment: false,
  },
  { province: '新疆', score: '480', form: '最多 18 个院校', count: 18, groups: false, adjustment: true },
] as const

/** The form in which a score is written down. */
export const scoreForm = (page: Page) => page.getByRole('form', { name: '新成绩' })

/** The rows of a list, or of a proposal for one. */
export const rowsOf = (page: Page, name = '志愿') =>
  page.getByRole('list', { name, exact: true }).locator('> li')

export const saveState = (page: Page) => page.getByRole('status', { name: '保存状态' })

/** Leaves the browser no room for anything more. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        for (let part = 0; part < 20; part++) localStorage.setItem(`full-${size}-${part}`, 'x'.repeat(size))
      } catch {
        // Full for this size.
      }
    }
  })
}

/** Waits until a list is there, checked, and says a share for 滑档. */
export async function expectChecked(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: '检查' })
  await expect(panel.getByRole('definition').first()).toHaveText(/%$/)
  await expect(panel).toHaveAttribute('aria-busy', 'false')
}

/** The file of a list by its button: its heads and how many choices it holds, as another reader finds them. */
export async function exported(page: Page, press: Press) {
  const button = page.getByRole('button', { name: '导出 Excel' })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  const [download] = await Promise.all([page.waitForEvent('download'), press(button)])
  const sheet = await readSheet(await download.path())
  const at = sheet.findIndex((row) => row.includes('院校名称'))
  const rows = sheet.slice(at + 1).filter(([place]) => typeof place === 'number')
  return { heads: sheet[at] ?? [], count: rows.length }
}

/** The link of a list by its button: the address on this site. */
export async function sharedLink(page: Page, press: Press): Promise<string> {
  await press(page.getByRole('button', { name: '分享链接' }))
  const dialog = page.getByRole('dialog', { name: '分享这份志愿表' })
  const { pathname, hash } = new URL(await dialog.getByRole('textbox', { name: '分享链接' }).inputValue())
  return `${pathname}${hash}`
}

/**
 * Fills a whole list with one press, saves it and waits until it is checked; gives its rows, `most` at most: a list ends
 * where nothing below can be reached.
 */
export async function fillByOnePress(page: Page, most: number, press: Press): Promise<number> {
  await press(page.getByRole('button', { name: '一键填好' }))
  const made = rowsOf(page, '一键填报的志愿')
  await expect(made.first()).toBeVisible()
  const count = await made.count()
  expect(count).toBeGreaterThan(9)
  expect(count).toBeLessThanOrEqual(most)
  await press(page.getByRole('button', { name: '保存为志愿表' }))
  await expect(page.getByText(`已填 ${count} / ${most}`)).toBeVisible()
  await expectChecked(page)
  return count
}

/** Moves a row up by its button, `at` counted from 0; gives the button, which stands in the row above now. */
export async function moveUp(page: Page, at: number, press: Press): Promise<Locator> {
  const name = (await rowsOf(page).nth(at).getByRole('link').first().innerText()).trim()
  const buttonIn = (row: number) => rowsOf(page).nth(row).getByRole('button', { name: /^上移/ })
  await press(buttonIn(at))
  await expect(rowsOf(page).nth(at - 1)).toContainText(name)
  await expect(saveState(page)).toHaveText(/^已保存/)
  return buttonIn(at - 1)
}

/** Opens a link of a list as somebody who is not signed in, and waits for its rows. */
export async function openShared(page: Page, shared: string, count: number): Promise<void> {
  await visit(page, shared, { persona: 'guest' })
  await expect(rowsOf(page)).toHaveCount(count)
}

/** Fails where a phone would have to be scrolled sideways. */
export async function expectNoWiderThanPhone(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
}

/** From sign-in to a list that is full, checked, exported and shared; gives the address that was shared. */
export async function fillWhole(
  page: Page,
  { province, score, form, count: most, groups, adjustment }: (typeof PROVINCES)[number],
  press: Press,
): Promise<{ readonly shared: string; readonly count: number }> {
  await visit(page, '/fillIn', { persona: 'guest' })
  await signIn(loginDialog(page), TEL.student)
  await press(page.getByRole('button', { name: '新增成绩' }))
  await scoreForm(page).getByLabel('高考省份').selectOption(province)
  if (province === '新疆') await scoreForm(page).getByRole('radio', { name: '理科' }).check()
  await scoreForm(page).getByLabel('总分').fill(score)
  await press(scoreForm(page).getByRole('button', { name: '保存成绩' }))
  await expect(page.getByText(form)).toBeVisible()
  const count = await fillByOnePress(page, most, press)
  await expect(page).toHaveURL(/\/volunteerDetail\/s-1\//)
  await expect(page.getByRole('checkbox', { name: '服从调剂' })).toHaveCount(adjustment ? count : 0)
  await moveUp(page, 1, press)
  const file = await exported(page, press)
  expect(file.count).toBe(count)
  expect(file.heads.includes('专业组代码')).toBe(groups)
  expect(file.heads.some((head) => String(head).includes('服从'))).toBe(adjustment)
  return { shared: await sharedLink(page, press), count }
}
