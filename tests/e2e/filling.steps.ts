import { expect, type Locator, type Page } from 'playwright/test'
import { readSheet } from 'read-excel-file/node'

/** The form in which a score is written down. */
export const scoreForm = (page: Page) => page.getByRole('form', { name: '新成绩' })

/** The rows of a list, or of a proposal for one. */
export const rowsOf = (page: Page, name = '志愿') =>
  page.getByRole('list', { name, exact: true }).locator('> li')

export const saveState = (page: Page) => page.getByRole('status', { name: '保存状态' })

/** Waits until a list is there, checked, and says a share for 滑档. */
export async function expectChecked(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: '体检' })
  await expect(panel.getByRole('definition').first()).toHaveText(/%$/)
  await expect(panel).toHaveAttribute('aria-busy', 'false')
}

/** The file of a list by its button: its heads and how many choices it holds, as another reader finds them. */
export async function exported(page: Page, press: (button: Locator) => Promise<void>) {
  const button = page.getByRole('button', { name: '导出 Excel' })
  await expect(button).not.toHaveAttribute('aria-disabled', 'true')
  const [download] = await Promise.all([page.waitForEvent('download'), press(button)])
  const sheet = await readSheet(await download.path())
  const at = sheet.findIndex((row) => row.includes('院校名称'))
  const rows = sheet.slice(at + 1).filter(([place]) => typeof place === 'number')
  return { heads: sheet[at] ?? [], count: rows.length }
}

/** The link of a list by its button. */
export async function sharedLink(page: Page, press: (button: Locator) => Promise<void>): Promise<string> {
  await press(page.getByRole('button', { name: '分享链接' }))
  const dialog = page.getByRole('dialog', { name: '分享这份志愿表' })
  return dialog.getByRole('textbox', { name: '分享链接' }).inputValue()
}
