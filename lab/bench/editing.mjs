import { median } from './median.mjs'

/** The longest form of any province. */
const PROVINCE = '辽宁'
const ROWS = 112
const EDITS = 500
/** So many edits at the beginning and at the end are compared. */
const SAMPLE = 50
/** How much longer an edit may take at the end than at the beginning. The page may hold this much more memory. */
const BUDGET = { slower: 1.25, megabytes: 10 }
/** A person does not press as fast as a script: a save goes out between some edits. */
const PAUSE_MS = 100
/** Every so many edits she leaves the list, gives it another name and comes back. */
const RENAME_EVERY = 100

const QUESTION = `qa.now=2026-06-25T10:00:00%2B08:00&qa.persona=vip&qa.province=${encodeURIComponent(PROVINCE)}&qa.lists=1&qa.choices=full`

/** A long sitting with one long list: whether edits become slower, and whether the page comes to hold more and more. */
export async function measure({ browser, url }) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const session = await context.newCDPSession(page)
  await page.goto(`${url}/myvolunteer?${QUESTION}`)
  await openList(page)
  const times = []
  let before = 0
  for (let at = 0; at < EDITS; at++) {
    if (at === SAMPLE) before = await heap(session)
    if (at % RENAME_EVERY === RENAME_EVERY / 2) await rename(page, `填了 ${at} 次`)
    else times.push(await page.evaluate(edit, at))
    await page.waitForTimeout(PAUSE_MS)
  }
  await page
    .getByRole('status', { name: '保存状态' })
    .getByText(/^已保存/)
    .waitFor()
  const after = await heap(session)
  await context.close()
  const [first, last] = [times.slice(0, SAMPLE), times.slice(-SAMPLE)].map(median)
  const more = (after - before) / 1e6
  const isWithin = (holds) => (holds ? '合' : '超出')
  const row = (name, value, budget, holds) => [name, value, budget, isWithin(holds)]
  return {
    title: `一份 ${ROWS} 行的志愿表改 ${EDITS} 次（模拟构建，一个文档）`,
    columns: ['量', '实测', '预算', ''],
    rows: [
      row('页面和控制台的错误', String(errors.length), '0', errors.length === 0),
      row(
        `最后 ${SAMPLE} 次修改比最先 ${SAMPLE} 次（${first.toFixed(0)} 毫秒）`,
        `${(last / first).toFixed(2)} 倍`,
        `${BUDGET.slower} 倍`,
        last / first <= BUDGET.slower,
      ),
      row(
        `内存，第 ${SAMPLE} 次之后 ${(before / 1e6).toFixed(1)} MB，最后多`,
        `${more.toFixed(1)} MB`,
        `${BUDGET.megabytes} MB`,
        more <= BUDGET.megabytes,
      ),
    ],
    notes: errors.slice(0, 5),
    failed: errors.length > 0,
  }
}

async function openList(page) {
  await page.locator('html[data-mounted]').waitFor({ state: 'attached' })
  await page.getByRole('main').locator('a[href*="/volunteerDetail/"]').first().click()
  await page
    .getByRole('list', { name: '志愿', exact: true })
    .locator('> li')
    .nth(ROWS - 2)
    .waitFor()
}

async function rename(page, name) {
  await page.getByRole('main').getByRole('link', { name: '我的志愿表' }).click()
  await page
    .getByRole('button', { name: /^改名 / })
    .first()
    .click()
  await page.getByRole('textbox', { name: / 的新名称$/ }).fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name, exact: true }).waitFor()
  await openList(page)
}

/** Runs in the page: one edit by its own control, and the milliseconds to the next paint. */
function edit(at) {
  const buttons = (word) => [...document.querySelectorAll(`main li button[aria-label^="${word} "]`)]
  const undo = (again) =>
    document.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, shiftKey: again, bubbles: true }),
    )
  const down = buttons('下移')
  const acts = [
    () => down[(at * 37) % (down.length - 1)].click(),
    () => buttons('上移')[1 + ((at * 53) % (down.length - 2))].click(),
    () => buttons('移除')[(at * 29) % down.length].click(),
    () => undo(false),
    () => undo(true),
    () => undo(false),
  ]
  const started = performance.now()
  acts[at % acts.length]()
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)))
  })
}

async function heap(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}
