import { median } from './median.mjs'

const RUNS = 7
const SLOWDOWN = 4
/** Milliseconds to the next paint. */
const BUDGET = 100
/** An office of this many students. */
const STUDENTS = 5000

/** Time from a change of a filter or a page to the next paint, at 4× CPU slowdown. */
export async function measure({ browser, url }) {
  const rows = [...(await rankRows(browser, url)), ...(await staffRows(browser, url))]
  return {
    title: `筛选和翻页到下一次绘制（4× 减速，${RUNS} 次，毫秒）`,
    columns: ['量', '中位数', '最大', '预算'],
    rows,
  }
}

async function rankRows(browser, url) {
  const { page, close } = await open(browser, `${url}/weici?province=安徽&year=2025&subject=物理&score=600`)
  await page.getByRole('table', { name: /一分一段表/ }).waitFor()
  const rows = []
  for (const [label, values] of [
    ['批次', ['专科批', '本科批']],
    ['科类', ['历史', '物理']],
  ]) {
    rows.push(
      await timed(page, `/weici ${label}变化`, (run) => [changeAndPaint, { label, value: values[run % 2] }]),
    )
  }
  await close()
  return rows
}

async function staffRows(browser, url) {
  const address = `${url}/departStudentList?qa.persona=admin&qa.scale=${STUDENTS}`
  const { page, close } = await open(browser, address)
  const table = page.getByRole('table', { name: '学生' })
  await table.waitFor()
  const of = `${STUDENTS.toLocaleString('en')} 名学生`
  const rows = [
    await timed(page, `${of}：翻页`, (run) => [clickAndPaint, run % 2 === 0 ? '下一页' : '上一页']),
    await timed(page, `${of}：省份变化`, (run) => [
      changeAndPaint,
      { label: '省份', value: run % 2 === 0 ? '安徽' : '' },
    ]),
    await timed(page, `${of}：服务单状态变化`, (run) => [
      changeAndPaint,
      { label: '服务单', value: run % 2 === 0 ? '3' : '' },
    ]),
  ]
  await close()
  return rows
}

async function open(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, close: () => context.close() }
}

/** A row of the table: `actOf` gives what is done in the page in each run. */
async function timed(page, name, actOf) {
  const times = []
  for (let run = 0; run < RUNS; run++) {
    const [act, argument] = actOf(run)
    times.push(await page.evaluate(act, argument))
    await page.waitForTimeout(1200)
  }
  return [`${name}到下一次绘制`, median(times).toFixed(0), Math.max(...times).toFixed(0), String(BUDGET)]
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

function clickAndPaint(label) {
  const button = document.querySelector(`button[aria-label="${label}"], a[aria-label="${label}"]`)
  const started = performance.now()
  button.click()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
  })
}
