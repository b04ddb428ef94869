import type { Page } from 'playwright/test'
import { beginUse, expect, LONG, test, visit } from './support'

const EARLY = '/tiqianpi?province=安徽&year=2026&subject=物理'
const PLANS = 'POST /api/admission-plan/early/query'

/** The row that stands highest in the window, and where. */
function firstRow(page: Page): Promise<{ text: string; top: number } | undefined> {
  return page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('main tbody tr')) {
      const { top } = row.getBoundingClientRect()
      if (top >= 0) return { text: row.innerText, top }
    }
    return undefined
  })
}

async function goDown(page: Page, rows: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    expect(await page.locator('main tbody tr').count()).toBeGreaterThan(rows)
  }).toPass()
  // Not at the end: who comes back there sees whether the rows behind it are there too.
  await page.mouse.wheel(0, -2000)
}

/** Two frames without a move: what follows the height of the page has followed it then. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const look = (before: number) =>
          requestAnimationFrame(() =>
            requestAnimationFrame(() => (scrollY === before ? resolve() : look(scrollY))),
          )
        look(Number.NaN)
      }),
  )
}

test('a reload comes back to the row that was read, far down a list that had grown', async ({ page }) => {
  await visit(page, EARLY, { persona: 'vip' })
  await goDown(page, 250)
  await atRest(page)
  const before = await firstRow(page)
  expect(before).toBeDefined()
  await page.reload()
  await expect
    .poll(() => firstRow(page))
    .toEqual({ text: before?.text, top: expect.closeTo(before?.top ?? 0, -1) })
})

test('Back comes to the row whose link was followed, in a list that had grown', async ({ page }) => {
  await visit(page, '/weici?province=安徽&year=2025&subject=物理&score=600&more=2', { persona: 'vip' })
  await beginUse(page)
  const rows = page.getByRole('table', { name: '这个位次前后录到的院校' }).getByRole('row')
  await rows.nth(50).scrollIntoViewIfNeeded()
  await atRest(page)
  const before = await firstRow(page)
  expect(before).toBeDefined()
  await rows.nth(50).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/chadaxue/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect
    .poll(() => firstRow(page))
    .toEqual({ text: before?.text, top: expect.closeTo(before?.top ?? 0, -1) })
})

test('nobody who moves on meanwhile is taken back', LONG, async ({ page }) => {
  await visit(page, EARLY, { persona: 'vip', latency: ['0', `${PLANS}:4000`] })
  await goDown(page, 150)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForFunction(() => 'mounted' in document.documentElement.dataset)
  await page.mouse.wheel(0, -40)
  await expect(page.locator('main tbody tr').nth(50)).toBeAttached()
  await atRest(page)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(1500)
})

test('a link opens its page at the top', LONG, async ({ page }) => {
  await visit(page, EARLY, { persona: 'vip' })
  await goDown(page, 150)
  await page.getByRole('navigation').getByRole('link', { name: '批次线' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: /批次线|控制/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
