import { median } from './median.mjs'

const SLOWDOWN = 4
/** Typed letter by letter; the first alone stands in most names of the catalogue. */
const WORDS = ['学科教育', '工程管理', '计算机科学', 'jisuanji']

/** Time from a key in the library of 883 majors to the paint of the letter, and of its marks. At 4× CPU slowdown. */
export async function measure({ browser, url }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.goto(`${url}/chazhuanye`)
  const field = page.getByRole('searchbox').or(page.getByRole('textbox')).first()
  await page.getByText('计算机类').first().waitFor()
  await field.fill('js')
  await page.locator('mark').first().waitFor()
  await field.fill('')
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const keys = []
  for (const word of WORDS) {
    for (let end = 1; end <= word.length; end++) {
      keys.push(await field.evaluate(typeAndPaint, word.slice(0, end)))
      await page.waitForTimeout(400)
    }
    await field.fill('')
    await page.waitForTimeout(400)
  }
  await context.close()
  const row = (label, times, budget) => [
    label,
    median(times).toFixed(0),
    Math.max(...times).toFixed(0),
    budget,
  ]
  return {
    title: `专业库里每按一键（883 个专业，4× 减速，${keys.length} 键，毫秒）`,
    columns: ['量', '中位数', '最大', '预算'],
    rows: [
      row(
        '到字母的绘制',
        keys.map(({ letter }) => letter),
        '50',
      ),
      row(
        '到标记的绘制',
        keys.map(({ marks }) => marks),
        '',
      ),
    ],
  }
}

/** Runs in the page. Marks follow the letter when there is time for them; two frames without a change end the wait. */
async function typeAndPaint(field, value) {
  const started = performance.now()
  const painted = () =>
    new Promise((resolve) =>
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started))),
    )
  let changed = false
  const watch = new MutationObserver(() => {
    changed = true
  })
  watch.observe(document.querySelector('main'), { childList: true, subtree: true, characterData: true })
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set
  set.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  const letter = await painted()
  let marks = letter
  for (let quiet = 0; quiet < 2; quiet++) {
    changed = false
    const at = await painted()
    if (!changed) continue
    marks = at
    quiet = -1
  }
  watch.disconnect()
  return { letter, marks }
}
