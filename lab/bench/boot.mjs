import { median } from './median.mjs'

const RUNS = 5

/** How long the mocked product takes to start, from loading its chunk to a worker that answers, without slowdown. */
export async function measure({ browser, url }) {
  const boots = []
  const mounts = []
  for (let run = 0; run <= RUNS; run++) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${url}/weici?score=600`)
    await page.locator('html[data-mounted]').waitFor({ state: 'attached' })
    const times = await page.evaluate(() => ({
      boot: performance.getEntriesByName('zetu:mock-boot')[0]?.duration ?? Number.NaN,
      mounted: performance.getEntriesByName('zetu:mounted')[0]?.startTime ?? Number.NaN,
    }))
    // The first run warms the server and the browser.
    if (run > 0) {
      boots.push(times.boot)
      mounts.push(times.mounted)
    }
    await context.close()
  }
  return {
    title: `模拟后端启动（/weici，无减速，${RUNS} 次的中位数，毫秒）`,
    columns: ['量', '中位数', '最大', '预算'],
    rows: [
      ['模拟后端启动', median(boots).toFixed(0), Math.max(...boots).toFixed(0), '150'],
      ['页面可用', median(mounts).toFixed(0), Math.max(...mounts).toFixed(0), '—'],
    ],
  }
}
