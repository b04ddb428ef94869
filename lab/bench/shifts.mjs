import { personaOf, SCREENS } from './screens.mjs'

/** Cumulative layout shift of a page, the largest that is allowed (docs/adr/0004). */
const BUDGET = 0.01
/** Slow enough that every answer comes after its skeleton has been painted. */
const LATENCY_MS = 400
const SETTLED_MS = 4500
/** Results of the year are just out. */
const NOW = '2026-06-25T10:00:00%2B08:00'
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** How much each page moves under the reader while it loads, on a desktop and on a phone, by somebody who signed in earlier. */
export async function measure({ browser, url }) {
  const rows = []
  for (const address of SCREENS) {
    const shifts = []
    for (const viewport of WIDTHS) shifts.push(await shiftOf({ browser, viewport, url, address }))
    const within = shifts.every((shift) => shift <= BUDGET)
    rows.push([address.split('?')[0], ...shifts.map((shift) => shift.toFixed(3)), within ? '合' : '超出'])
  }
  return {
    title: `布局移动（模拟构建，回答晚 ${LATENCY_MS} 毫秒，早已登录；预算 ${BUDGET}）`,
    columns: ['页面', ...WIDTHS.map(({ width }) => `${width} 宽`), ''],
    rows,
  }
}

async function shiftOf({ browser, viewport, url, address }) {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${url}/about?qa.persona=${personaOf(address)}&qa.now=${NOW}`)
  await page.locator('html[data-mounted]').waitFor({ state: 'attached' })
  const mark = address.includes('?') ? '&' : '?'
  await page.goto(`${url}${address}${mark}qa.keep&qa.latency=${LATENCY_MS}`)
  await page.waitForTimeout(SETTLED_MS)
  const shift = await page.evaluate(() => window.shift)
  await context.close()
  return shift
}
