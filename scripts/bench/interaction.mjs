import { median } from './median.mjs'

const RUNS = 7
const SLOWDOWN = 4

/** Time from a change of a filter to the next paint, at 4× CPU slowdown. */
export async function measure({ browser, url }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`${url}/weici?province=安徽&year=2025&subject=物理&score=600`)
  await page.getByRole('table', { name: /一分一段表/ }).waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const rows = []
  for (const [label, values] of [
    ['批次', ['专科批', '本科批']],
    ['科类', ['历史', '物理']],
  ]) {
    const times = []
    for (let run = 0; run < RUNS; run++) {
      times.push(await page.evaluate(changeAndPaint, { label, value: values[run % 2] }))
      await page.waitForTimeout(600)
    }
    rows.push([`${label}变化到下一次绘制`, median(times).toFixed(0), Math.max(...times).toFixed(0), '100'])
  }
  await context.close()
  return {
    title: `筛选到下一次绘制（4× 减速，${RUNS} 次，毫秒）`,
    columns: ['量', '中位数', '最大', '预算'],
    rows,
  }
}

function changeAndPaint({ label, value }) {
  const select = [...document.querySelectorAll('select')].find(
    (element) => element.labels[0]?.textContent === label,
  )
  const started = performance.now()
  const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set
  set.call(select, value)
  select.dispatchEvent(new Event('change', { bubbles: true }))
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
  })
}
