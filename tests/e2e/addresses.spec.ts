import type { Page } from 'playwright/test'
import { beginUse, expect, LONG, type Scenario, test, visit } from './support'

/** One of each kind; the other three hundred meet the schemas and the routes alone. */
const HOSTILE = [
  `/chadaxueoverview/${encodeURIComponent('<script>trap()</script>')}`,
  `/weici?province=${encodeURIComponent('"><img src=x onerror=trap()>')}&score=${'9'.repeat(400)}`,
  `/about?lib=${encodeURIComponent('../../etc/passwd')}&lib.school=__proto__`,
  `/chadaxue?q=${encodeURIComponent('javascript:trap()')}&page=-1`,
  '/pici?province=%E5%AE',
  '/chazhuanyedetail/%E5%AE',
  `/${encodeURIComponent('{{constructor.constructor("trap()")()}}')}`,
]

test.describe('a hostile address', () => {
  // A school that does not exist is asked for, and a page that is not there is not found.
  test.use({ expectedErrors: [/404|400|URI malformed/], isFirstVisit: true })

  test('runs no script, and says what it has come to', LONG, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { trap: () => document.documentElement.setAttribute('data-trapped', '') })
    })
    for (const address of HOSTILE) {
      await visit(page, address, { persona: 'student' })
      // The drawer, where the address names one, has the page under it for itself.
      const drawer = page.getByRole('dialog', { name: '资料库' }).getByRole('heading', { name: '资料库' })
      const heading = page.getByRole('main').getByRole('heading', { level: 1 })
      await expect(heading.or(drawer).first(), address).toBeVisible()
      await expect(page.getByRole('heading', { name: '页面出错了' }), address).toHaveCount(0)
      await expect(page.locator('html[data-trapped]'), address).toHaveCount(0)
    }
  })
})

/** What a reader can set on a page, by what it is: none is named. */
const CONTROLS = [
  'select',
  '[role="group"] button[aria-pressed="false"]',
  'th button',
  '[role="tab"]',
  'input[type="checkbox"]',
  'input[type="radio"]',
  'input[type="range"]',
  'button[aria-pressed]',
]
/** Also what is pressed for more rows. */
const MORE = 'button:not([aria-pressed]):not([aria-expanded]):not([aria-haspopup]):not([type="submit"])'
const MORE_WORDS = /^(再|看全部|更早|其余)/
/** What is written down for the reader, wherever an address leads. */
const WRITES = /收藏|对比|关注|满意|勾选|服从/
/** Of a list, a table or a row of chips so many are set, for they are alike. */
const OF_ONE_LIST = 1
const QUIET_MS = 150

interface ControlPlace {
  readonly kind: string
  readonly nth: number
  readonly name: string
}

/** Runs in the page: the controls in view, so many of each list. */
function placesOfControls(main: Element, { kinds, most }: { kinds: string[]; most: number }): ControlPlace[] {
  const places: ControlPlace[] = []
  const taken = new Set<Element>()
  for (const kind of kinds) {
    const ofList = new Map<Element, number>()
    for (const [nth, control] of [...main.querySelectorAll(kind)].entries()) {
      const { disabled = false } = control as HTMLButtonElement
      if (taken.has(control) || disabled || !control.checkVisibility()) continue
      taken.add(control)
      const list = kind === 'select' ? control : control.closest('tbody, ul, ol, [role="group"], tr')
      const known = list ? (ofList.get(list) ?? 0) : 0
      if (known >= most) continue
      if (list) ofList.set(list, known + 1)
      const label =
        control.getAttribute('aria-label') ?? (control as HTMLSelectElement).labels?.[0]?.textContent
      places.push({ kind, nth, name: (label ?? control.textContent ?? '').trim() })
    }
  }
  return places
}

/**
 * Sets a control by what it is: another option, another place of a slider, or a press. What was set before may have put another
 * in its place: one that `writes` stays as it is.
 */
function setControl(control: Element, writes: RegExp): void {
  if (writes.test(control.getAttribute('aria-label') ?? control.textContent ?? '')) return
  const reported = (name: string) => control.dispatchEvent(new Event(name, { bubbles: true }))
  const change = (next: string, of: object) => {
    Object.getOwnPropertyDescriptor(of, 'value')?.set?.call(control, next)
    reported('input')
    reported('change')
  }
  if (control instanceof HTMLSelectElement) {
    const next = control.options[(control.selectedIndex + 1) % control.length]
    change(next?.value ?? '', HTMLSelectElement.prototype)
  } else if (control instanceof HTMLInputElement && control.type === 'range')
    change(control.max, HTMLInputElement.prototype)
  else if (control instanceof HTMLElement) control.click()
}

/** Runs in the page: its words and the states of its controls. Out of view a text is not drawn: what is written counts. */
function wordsAndStates(main: Element): string {
  const lines: string[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim()
    if (text && !walker.currentNode.parentElement?.closest('option, style, script, svg')) lines.push(text)
  }
  for (const control of main.querySelectorAll(
    'select, input, [aria-pressed], [aria-sort], [aria-selected]',
  )) {
    const { value, checked } = control as HTMLInputElement
    const states = ['aria-pressed', 'aria-sort', 'aria-selected'].map((name) => control.getAttribute(name))
    lines.push([control.tagName, control.getAttribute('aria-label'), value, checked, ...states].join(' '))
  }
  return lines.join('\n')
}

/** What a reader sees once nothing is on its way and nothing changes any more. */
async function settled(page: Page): Promise<string> {
  const main = page.getByRole('main')
  let seen = ''
  await expect(async () => {
    await expect(main.locator('[aria-busy=true], .opacity-60, td .animate-pulse')).toHaveCount(0)
    seen = await main.evaluate(wordsAndStates)
    // What a step asks for is asked a moment after it.
    await page.waitForTimeout(QUIET_MS)
    expect(await main.evaluate(wordsAndStates)).toBe(seen)
  }).toPass()
  return seen
}

const QUESTION = 'province=安徽&year=2025&subject=物理'
const VIP: Scenario = { persona: 'vip' }

const WALKED: readonly (readonly [string, Scenario?])[] = [
  [`/weici?${QUESTION}&score=600`],
  ['/chadaxue?reach=全部'],
  ['/chadaxuerank'],
  [`/chadaxueluqu/10358?${QUESTION}`],
  [`/chadaxuejihua/10358?${QUESTION}`, VIP],
  ['/chadaxuezhuanye/10358'],
  ['/pici?province=安徽'],
  [`/tiqianpi?${QUESTION}`, VIP],
  ['/chazhiyezhaopin/20209', VIP],
  ['/compare?schools=10358,10357&province=安徽&subject=物理'],
  ['/gaokaozixun?province=安徽'],
  ['/volunteerDetail/s-2/score-s-2/l-4?replay=1', VIP],
]

for (const [path, scenario = { persona: 'student' }] of WALKED) {
  test(`${path} reopens as it was with every control set`, LONG, async ({ browser, baseURL }) => {
    const options = { baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } }
    const context = await browser.newContext(options)
    const page = await context.newPage()
    await visit(page, path, scenario)
    await beginUse(page)
    await settled(page)
    const main = page.getByRole('main')
    const places = await main.evaluate(placesOfControls, { kinds: [...CONTROLS, MORE], most: OF_ONE_LIST })
    const { pathname: from } = new URL(page.url())
    for (const { kind, nth, name } of places) {
      if (WRITES.test(name) || (kind === MORE && !MORE_WORDS.test(name))) continue
      const control = main.locator(kind).nth(nth)
      // What was set before may have taken it away.
      if ((await control.count()) === 0) continue
      await control.evaluate(setControl, WRITES)
      await settled(page)
      // A tab that is a page, or something opened over it, is no state of this one.
      if (new URL(page.url()).pathname !== from) await page.goBack()
      if ((await page.getByRole('dialog').count()) > 0) await page.keyboard.press('Escape')
    }
    await settled(page)
    const { pathname, search, hash } = new URL(page.url())
    // What the browser keeps is the reader's own, wherever an address leads.
    const other = await browser.newContext({ ...options, storageState: await context.storageState() })
    const reopened = await other.newPage()
    await visit(reopened, pathname + search + hash, scenario)
    await beginUse(reopened)
    // Parts that come late may still be on their way on either.
    const address = decodeURIComponent(search)
    await expect(async () => expect(await settled(reopened), address).toBe(await settled(page))).toPass({
      timeout: 30_000,
    })
    await Promise.all([context.close(), other.close()])
  })
}
