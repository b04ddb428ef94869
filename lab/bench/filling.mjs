import { median } from './median.mjs'

const RUNS = 5
const SLOWDOWN = 4
/** Long enough for the save and the check after a change. */
const PAUSE_MS = 1_500
/** The longest form of any province, with the most majors of any form. */
const ROWS = 96
const MAJORS = 6
const CANDIDATES = 1_000
const BUDGET = { paint: 100, check: 300 }
const LIST = 'l-4'
const NOW = 'qa.now=2026-06-25T10:00:00%2B08:00&qa.persona=vip'

/** A long list put in order and checked anew, and a filter over all candidates, at 4× CPU slowdown. */
export async function measure({ browser, url }) {
  const rows = [...(await editorRows({ browser, url })), ...(await candidateRows({ browser, url }))]
  return {
    title: `填志愿（${SLOWDOWN}× 减速，${RUNS} 次，毫秒）`,
    columns: ['量', '中位数', '最大', '预算'],
    rows: rows.map(([name, times, budget]) => [
      name,
      median(times).toFixed(0),
      Math.max(...times).toFixed(0),
      String(budget),
    ]),
  }
}

async function editorRows({ browser, url }) {
  const { context, page, slow } = await openPage(browser)
  await page.addInitScript(timeWorkers)
  await page.goto(`${url}/fillIn?${NOW}`)
  await page.locator('html[data-mounted]').waitFor()
  await page.evaluate(leaveDraft, { LIST, ROWS, MAJORS })
  await page.goto(`${url}/volunteerDetail/s-2/c-s-2-1/${LIST}?${NOW}`)
  const list = page.getByRole('list', { name: '志愿', exact: true }).locator('> li')
  await list.nth(ROWS - 1).waitFor()
  await page
    .getByText(/^2025 年最低/)
    .last()
    .waitFor()
  await page.waitForTimeout(3000)
  await slow()
  const step = []
  const far = []
  const typed = []
  for (let run = 0; run < RUNS; run++) {
    step.push(await page.evaluate(pressAndPaint, `#list-rows > li:nth-child(${40 + run}) [id^="下移"]`))
    await page.waitForTimeout(PAUSE_MS)
    const from = run % 2 === 0 ? 'last' : 'first'
    far.push(await page.evaluate(moveAndPaint, { from, to: from === 'last' ? 1 : ROWS }))
    await page.waitForTimeout(PAUSE_MS)
    typed.push(await page.evaluate(pressAndPaint, `#list-rows > li:nth-child(${40 + run}) [id^="adjust"]`))
    await page.waitForTimeout(PAUSE_MS)
  }
  const checks = await page.evaluate(() => window.checks.slice(1))
  await page.getByRole('button', { name: '整理顺序' }).click()
  await page.getByRole('grid', { name: '排序' }).waitFor()
  await page.waitForTimeout(PAUSE_MS)
  const dropped = []
  for (let run = 0; run < RUNS; run++) {
    await page.getByRole('button', { name: new RegExp(`现在第 ${10 + run} 位`) }).focus()
    await page.keyboard.press('Space')
    await page.waitForTimeout(300)
    await page.keyboard.press('ArrowDown')
    await page.waitForTimeout(300)
    dropped.push(await page.evaluate(dropAndPaint))
    await page.waitForTimeout(PAUSE_MS)
  }
  await context.close()
  const form = `${ROWS} 行 × 最多 ${MAJORS} 个专业`
  return [
    [`${form}：下移一位到下一次绘制`, step, BUDGET.paint],
    [`${form}：从一头移到另一头到下一次绘制`, far, BUDGET.paint],
    [`${form}：勾选服从到下一次绘制`, typed, BUDGET.paint],
    [`${form}：整理顺序里放下一行到下一次绘制`, dropped, BUDGET.paint],
    // The slowdown does not reach a worker: its time is multiplied instead.
    [`${form}：工作线程里重新检查（× ${SLOWDOWN}）`, checks.map((ms) => ms * SLOWDOWN), BUDGET.check],
  ]
}

async function candidateRows({ browser, url }) {
  const { context, page, slow } = await openPage(browser)
  await page.goto(`${url}/recommendation/s-2/c-s-2-1/new/本科批?${NOW}`)
  const cards = page.getByRole('list', { name: '按院校' })
  await cards.getByRole('article').first().waitFor()
  let shown = 0
  for (let round = 0; round < 200 && shown < CANDIDATES; round++) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(150)
    shown = await page.evaluate(() => document.querySelectorAll('article li[aria-label]').length)
  }
  await slow()
  const tier = []
  const answered = []
  for (let run = 0; run < RUNS; run++) {
    await page.evaluate(() => scrollTo(0, 0))
    const { paint, longest } = await page.evaluate(filterAndPaint, run % 2 === 0 ? '保' : '全部')
    tier.push(paint)
    answered.push(longest)
    await page.waitForTimeout(PAUSE_MS)
  }
  await context.close()
  return [
    [`${shown} 个可选志愿：换一档到下一次绘制`, tier, BUDGET.paint],
    [`${shown} 个可选志愿：换一档之后最长的一次停顿`, answered, '—'],
  ]
}

async function openPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  return { context, page, slow: () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN }) }
}

/** Notes how long each answer of a worker takes. */
function timeWorkers() {
  window.checks = []
  const Plain = window.Worker
  window.Worker = class extends Plain {
    postMessage(...args) {
      const started = performance.now()
      this.addEventListener('message', () => window.checks.push(performance.now() - started), { once: true })
      super.postMessage(...args)
    }
  }
}

/** Leaves unsaved changes of a list in the browser: more rows than its province takes, which only an editor has to bear. */
async function leaveDraft({ LIST, ROWS, MAJORS }) {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: localStorage.getItem('zetu.token') ?? '',
  }
  const ask = async (path, body) => {
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
    return (await (await fetch(path, init)).json()).data
  }
  const units = []
  // Fewer units than rows may have that many majors: those with most come first.
  for (let page = 1; page < 60; page++) {
    const body = { preferenceScoreId: 'c-s-2-1', batch: '本科批', page, pageSize: 100 }
    const { records } = await ask('/api/preferences/recommend', body)
    if (records.length === 0) break
    units.push(...records)
  }
  units.sort((a, b) => b.majors.length - a.majors.length)
  const items = units.slice(0, ROWS).map((unit, index) => ({
    unitId: unit.unitId,
    order: index + 1,
    schoolId: unit.schoolId,
    schoolName: unit.schoolName,
    provinceName: unit.provinceName,
    schoolEnrollCode: unit.schoolEnrollCode ?? null,
    majorGroupCode: unit.majorGroupCode ?? null,
    adjust: true,
    majors: unit.majors
      .slice(0, MAJORS)
      .map(({ majorEnrollCode, majorName }) => ({ majorEnrollCode, majorName })),
  }))
  const { version, items: saved, studentId } = await ask(`/api/preferences/${LIST}`)
  const content = { base: { version, items: saved }, items, of: { studentId } }
  localStorage.setItem(
    `zetu.unsaved.list/${studentId}/${LIST}/bench`,
    JSON.stringify({ state: 'bench', at: 0, contains: [], content }),
  )
}

function pressAndPaint(selector) {
  const started = performance.now()
  document.querySelector(selector).click()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
  })
}

async function moveAndPaint({ from, to }) {
  const row = `#list-rows > li:${from}-child`
  document.querySelector(`${row} [id^="place"]`).click()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const field = document.querySelector(`${row} input[inputmode]`)
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, String(to))
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const started = performance.now()
  field.form.requestSubmit()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
  })
}

function dropAndPaint() {
  const started = performance.now()
  document.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { code: 'Space', key: ' ', bubbles: true }),
  )
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
  })
}

async function filterAndPaint(label) {
  let longest = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
  })
  observer.observe({ type: 'longtask' })
  const tab = [...document.querySelectorAll('fieldset button')].find((button) =>
    button.textContent.includes(label),
  )
  const started = performance.now()
  tab.click()
  const paint = await new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
  })
  await new Promise((resolve) => setTimeout(resolve, 2500))
  observer.disconnect()
  return { paint, longest }
}
