import type { Page } from 'playwright/test'
import { leaveLongDraft } from './long-draft'
import { expect, test, visit } from './support'

const LIST = '/volunteerDetail/s-2/score-s-2/l-4'

test.use({ isFirstVisit: true })

/** Presses and keys of the person in front of the page so far, also over pages that were loaded anew. */
async function countActions(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const note = (event: Event) => {
      if (!event.isTrusted || (event instanceof KeyboardEvent && event.repeat)) return
      sessionStorage.setItem('actions', String(Number(sessionStorage.getItem('actions') ?? 0) + 1))
    }
    addEventListener('pointerdown', note, true)
    addEventListener('keydown', note, true)
  })
  return () =>
    page.evaluate(() => {
      const actions = Number(sessionStorage.getItem('actions') ?? 0)
      sessionStorage.removeItem('actions')
      return actions
    })
}

test('a list is repaired, a row replaced and five rows carried, each in few actions', async ({ page }) => {
  const actions = await countActions(page)
  const told: string[] = []
  const tell = async (job: string, most: number) => {
    const count = await actions()
    told.push(`${job} ${count}（≤ ${most}）`)
    expect(count, job).toBeLessThanOrEqual(most)
  }
  await visit(page, '/volunteerDetail/s-1/x/l-2', { persona: 'student' })
  const found = page.getByRole('list', { name: '发现的问题' })
  const remedy = found.getByRole('button', { name: /^第 \d+ 行勾选服从调剂$/ }).first()
  await remedy.click()
  await expect(found.getByRole('heading', { name: /未服从/ })).toHaveCount(0)
  await tell('改好一个问题', 2)

  await page
    .getByRole('button', { name: /^换一个 / })
    .first()
    .click()
  const swap = page.getByRole('button', { name: /^用 .+ 换掉第 \d+ 行$/ }).first()
  await swap.click()
  await expect(page.getByRole('list', { name: '志愿', exact: true })).toBeVisible()
  await tell('换掉一行', 3)

  await visit(page, '/fillIn', { persona: 'vip' })
  await page.evaluate(leaveLongDraft, { id: 'l-4', rows: 60 })
  await visit(page, LIST)
  const grid = page.getByRole('grid', { name: '排序' })
  const row = (place: number) => grid.getByRole('row', { name: new RegExp(`^第 ${place} 位 `) })
  await page.getByRole('button', { name: '整理顺序' }).click()
  await row(60).focus()
  await actions()
  // Five rows from far below, each to its own place.
  const ways = [40, 43, 47, 52, 55].map((from, index) => [from, 2 * index + 1] as const)
  for (const [from, to] of ways) {
    for (const key of [...String(from), 'g', ...String(to), 'Enter']) await page.keyboard.press(key)
    await expect(row(to)).toBeFocused()
  }
  await tell('用键盘搬 5 行', 30)
  test.info().annotations.push({ type: 'actions', description: told.join('，') })
})
