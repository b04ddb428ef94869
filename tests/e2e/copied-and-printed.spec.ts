import type { Locator, Page } from 'playwright/test'
import { getDocumentProxy } from 'unpdf'
import { cleanText } from '../../src/rules/cells/cell-text'
import { beginUse, caseOf, expect, LONG, test, visit } from './support'

/** What a copy of everything inside an element puts on the clipboard. */
async function copied(table: Locator): Promise<{ html: string; text: string }> {
  return table.evaluate((element) => {
    getSelection()?.selectAllChildren(element)
    const clipboardData = new DataTransfer()
    element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }))
    return { html: clipboardData.getData('text/html'), text: clipboardData.getData('text/plain') }
  })
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

/** The words of each row that a sheet has, cell by cell; what is there for screen readers alone takes no room. */
function rowWords(): string[][] {
  return [...document.querySelectorAll('main tr, main [role=row]')]
    .filter((row) => row.getClientRects().length > 0)
    .map((row) => {
      const words: string[] = []
      const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const box = walker.currentNode.parentElement
        const isSeen = box?.checkVisibility({ visibilityProperty: true }) && box.offsetWidth !== 1
        if (isSeen && walker.currentNode.textContent?.trim()) words.push(walker.currentNode.textContent)
      }
      return words
    })
    .filter((words) => words.length > 0)
}

/** Text as it is compared: a PDF has radicals for some characters, and blanks where it likes. */
const solid = (text: string) => cleanText(text).replace(/\s/g, '')

/** The text of each sheet of a PDF. */
async function sheetsOf(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const sheets: string[] = []
  for (let at = 1; at <= document.numPages; at++) {
    const { items } = await (await document.getPage(at)).getTextContent()
    sheets.push(solid(items.map((item) => ('str' in item ? item.str : '')).join('')))
  }
  return sheets
}

/** Whether a sheet has all words of a row behind each other; marks that styles draw may stand between. */
function hasRow(sheets: readonly string[], words: readonly string[]): boolean {
  const parts = words.map((text) => solid(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const row = new RegExp(parts.join('.{0,8}?'))
  return sheets.some((sheet) => row.test(sheet))
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
    await expect
      .poll(() => page.locator('main tr:visible, main [role=row]:visible').count())
      .toBeGreaterThanOrEqual(rows)
    const words = await page.evaluate(rowWords)
    const sheets = await sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
    expect(words.filter((row) => !hasRow(sheets, row)).map((row) => row.join(' '))).toEqual([])
    await page.emulateMedia({ media: null })
  })
}

/** How many sheets of A4 the page is on paper. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
}

test('a rank takes at most six sheets, and a short list one', async ({ page }) => {
  await visit(page, '/volunteerDetail/s-2/score-s-2/l-4', { persona: 'vip' })
  await beginUse(page)
  await expect(page.getByRole('region', { name: '检查' }).getByRole('definition').first()).toHaveText(/%$/)
  expect(await sheetsOf(page)).toBe(1)
  await visit(page, '/weici?province=安徽&year=2025&subject=物理&score=600')
  await beginUse(page)
  await page.getByRole('heading', { name: /录到了哪里$/ }).scrollIntoViewIfNeeded()
  await expect(
    page
      .getByRole('table', { name: /一分一段表$/ })
      .getByRole('row')
      .nth(20),
  ).toBeAttached()
  const sheets = await sheetsOf(page)
  expect(sheets).toBeGreaterThan(1)
  expect(sheets).toBeLessThanOrEqual(6)
})
