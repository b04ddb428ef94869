import type { Locator, Page } from 'playwright/test'
import { beginUse, caseOf, expect, LONG, test, visit } from './support'

/** What a copy of everything inside an element puts on the clipboard. What answers a copy is loaded with the first use; who copies selects before, with a key or a pointer. */
async function copied(table: Locator): Promise<{ html: string; text: string }> {
  const copy = () =>
    table.evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      const clipboardData = new DataTransfer()
      element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
      return { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') }
    })
  await expect(async () => {
    await beginUse(table.page())
    await expect.poll(async () => (await copy()).html, { timeout: 5_000 }).not.toBe('')
  }).toPass()
  return copy()
}

test('a table that is copied keeps its codes as text, and its rows as rows', async ({ page }) => {
  await visit(page, '/tiqianpi?province=安徽&year=2025&subject=物理', { persona: 'vip' })
  await beginUse(page)
  const table = page.getByRole('main').getByRole('table').first()
  await expect(table.getByRole('row').nth(2)).toBeVisible()
  const { html, text } = await copied(table)
  expect(html.match(/<td style="mso-number-format:'\\@'"[^>]*>\d+</g)?.length).toBeGreaterThan(0)
  expect(html).not.toMatch(/<td>0\d/)
  expect(text.split('\n')).toHaveLength(await table.getByRole('row').count())
})

test('the score table is copied as a table', LONG, async ({ page }) => {
  await visit(page, '/weici?province=安徽&year=2025&subject=物理', { persona: 'student' })
  await beginUse(page)
  const table = page.getByRole('table', { name: '安徽 2025 年物理一分一段表' })
  await expect(table.getByRole('row').nth(20)).toBeAttached()
  const { html, text } = await copied(table)
  expect(html.match(/<tr>/g)?.length).toBeGreaterThan(20)
  expect(text.split('\n')[1]?.split('\t').length).toBeGreaterThan(2)
})

/** Rows that a sheet would cut: those that may break inside, or stand in a box that is not laid out over sheets. */
function cutRows(): string[] {
  const whole = (element: Element | null): boolean => {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowY, position, contain, display } = getComputedStyle(at)
      if (/auto|scroll|hidden/.test(overflowY) && at.scrollHeight > at.clientHeight + 1) return false
      if (/fixed|absolute/.test(position) || /strict|content|size/.test(contain)) return false
      if (/inline-(block|flex|grid)/.test(display)) return false
    }
    return true
  }
  return [...document.querySelectorAll('main tr, main [role=row]')]
    .filter((row) => row.getClientRects().length > 0)
    .filter((row) => getComputedStyle(row).breakInside !== 'avoid' || !whole(row.parentElement))
    .map((row) => row.textContent ?? '')
}

const PRINTED = [
  { path: '/weici?province=安徽&year=2025&subject=物理&score=600', rows: 100 },
  { path: '/volunteerDetail/s-2/score-s-2/l-4', rows: 5 },
  { path: '/chadaxuerank', rows: 20 },
]

for (const [at, { path, rows }] of PRINTED.entries()) {
  test(`${path} is printed without a row that is cut`, caseOf(at), async ({ page }) => {
    await visit(page, path, { persona: 'vip' })
    await beginUse(page)
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 680, height: 1000 })
    await expect
      .poll(() => page.locator('main tr:visible, main [role=row]:visible').count())
      .toBeGreaterThanOrEqual(rows)
    expect(await page.evaluate(cutRows)).toEqual([])
    await page.emulateMedia({ media: null })
  })
}

/** How many sheets of A4 the page is on paper. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('a short list takes one sheet', async ({ page }) => {
  await visit(page, '/volunteerDetail/s-2/score-s-2/l-4', { persona: 'vip' })
  await beginUse(page)
  await expect(page.getByRole('region', { name: '检查' }).getByRole('definition').first()).toHaveText(/%$/)
  expect(await sheetsOf(page)).toBe(1)
})

test('a rank takes at most six sheets', async ({ page }) => {
  await visit(page, '/weici?province=安徽&year=2025&subject=物理&score=600', { persona: 'vip' })
  await beginUse(page)
  await page.getByRole('heading', { name: /录到了哪里$/ }).scrollIntoViewIfNeeded()
  const table = page.getByRole('table', { name: /一分一段表$/ })
  await expect(table.getByRole('row').nth(20)).toBeAttached()
  const sheets = await sheetsOf(page)
  expect(sheets).toBeGreaterThan(1)
  expect(sheets).toBeLessThanOrEqual(6)
})
