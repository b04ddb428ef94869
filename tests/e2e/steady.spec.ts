import type { Page } from 'playwright/test'
import { expect, LONG, test, visit } from './support'

/** The largest layout shift that is allowed (docs/adr/0004). */
const BUDGET = 0.01
/** Every answer comes after its skeleton has been painted. */
const LATENCY_MS = 400

const PAGES = [
  { path: '/chadaxuerank', last: /^[升降] \d+$/ },
  { path: '/chadaxue?reach=全部', last: /^不变$|^[多少] \d+$/ },
  { path: '/comparemajors?majors=080901,030101K', last: /万人\/月$/ },
]
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** The sum of all shifts since the page was opened. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        // Of a page that never moved nothing is heard.
        setTimeout(() => resolve(sum), 300)
      }),
  )
}

for (const { path, last } of PAGES) {
  for (const viewport of WIDTHS) {
    test.describe(`a page that loads slowly, ${viewport.width} wide`, () => {
      test.use({ viewport })
      test(`${path} stays where it is under its reader`, LONG, async ({ page }) => {
        await visit(page, '/about', { persona: 'vip' })
        await visit(page, path, { latency: LATENCY_MS })
        await expect(page.getByText(last).first()).toBeAttached()
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
        expect(await shiftOf(page)).toBeLessThanOrEqual(BUDGET)
      })
    })
  }
}
