import type { Browser, Locator, Page } from 'playwright/test'
import { beginUse, expect, type Scenario, visit } from './support'

/** What a reader can set on a page, by what it is: none is named. */
const CONTROLS = [
  'select',
  '[role="group"] button[aria-pressed="false"]',
  'button[aria-pressed]',
  'th button',
  '[role="tab"]',
  'input[type="checkbox"]',
  'input[type="radio"]',
  'input[type="search"]',
] as const

/** Also what is pressed once: more rows, all years. What unfolds a text or opens a dialog sets nothing. */
const ONCE = 'button:not([aria-pressed]):not([aria-expanded]):not([aria-haspopup]):not([type="submit"])'

/** Controls of one list, table or row of chips are alike: so many of each are tried. */
const OF_ONE_LIST = 1
const QUIET_MS = 200
const WORD = '大学'

export interface Walked {
  /** A control, by its words. */
  readonly control: string
  readonly address: string
  /** What stood there, and what a fresh browser shows. */
  readonly seen: string
  readonly reopened: string
}

interface Walk {
  readonly browser: Browser
  readonly baseURL: string
  readonly address: string
  readonly scenario: Scenario
  /** Without what is pressed once: on a list of one's own that changes the list. */
  readonly isOwn?: boolean
}

/** Sets each control of a page, one at a time, and opens the address that it leaves in a browser that nobody has used. */
export async function walkAddress({ browser, baseURL, address, scenario, isOwn }: Walk): Promise<Walked[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  const walked: Walked[] = []
  try {
    const page = await context.newPage()
    await open(page, address, scenario)
    const kinds = isOwn ? CONTROLS : [...CONTROLS, ONCE]
    const places = await page.getByRole('main').evaluate(placesOfControls, { kinds, most: OF_ONE_LIST })
    const begun = await seenOn(page)
    for (const [at, { kind, nth, name }] of places.entries()) {
      if (at > 0) await open(page, address, scenario)
      const control = page.getByRole('main').locator(kind).nth(nth)
      const kept = await keptBy(page)
      await control.scrollIntoViewIfNeeded()
      await set(control, kind)
      const isElsewhere =
        (await page.getByRole('dialog').count()) > 0 || !(await page.getByRole('main').count())
      const seen = isElsewhere ? begun : await seenOn(page)
      // What the browser keeps is the reader's own, wherever an address leads.
      if (seen === begun || (await keptBy(page)) !== kept) continue
      const { pathname, search, hash } = new URL(page.url())
      const left = pathname + search + hash
      walked.push({
        control: name,
        address: decodeURIComponent(left),
        seen,
        reopened: await freshly(browser, baseURL, left, scenario, seen),
      })
    }
  } finally {
    await context.close()
  }
  return walked
}

/** What a browser that nobody has used shows of an address, once that is what was `seen` or has come to rest. */
async function freshly(
  browser: Browser,
  baseURL: string,
  address: string,
  scenario: Scenario,
  seen: string,
): Promise<string> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await open(page, address, scenario)
    let shown = await seenOn(page)
    // Parts that come late may still be on their way.
    for (let tries = 0; shown !== seen && tries < 5; tries++) shown = await seenOn(page)
    return shown
  } finally {
    await context.close()
  }
}

async function open(page: Page, address: string, scenario: Scenario): Promise<void> {
  await visit(page, address, scenario)
  await beginUse(page)
  await seenOn(page)
}

async function set(control: Locator, kind: string): Promise<void> {
  if (kind === 'select') {
    const next = await control.evaluate(
      (select: HTMLSelectElement) => (select.selectedIndex + 1) % select.length,
    )
    await control.selectOption({ index: next })
  } else if (kind === 'input[type="search"]') {
    await control.fill(WORD)
    await control.press('Enter')
  } else {
    // A sheet or a bar may stand over it: it is set all the same.
    await control.evaluate((element: HTMLElement) => element.click())
  }
}

/** The words of the page and the states of its controls, once nothing is on its way and nothing changes any more. */
async function seenOn(page: Page): Promise<string> {
  const main = page.getByRole('main')
  let seen = ''
  await expect(async () => {
    await expect(main.locator('[aria-busy=true], .opacity-60, td .animate-pulse')).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    seen = await main.evaluate(wordsAndStates)
    await page.waitForTimeout(QUIET_MS)
    expect(await main.evaluate(wordsAndStates)).toBe(seen)
  }).toPass()
  return seen
}

/** What a browser keeps of its reader. */
const keptBy = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage).toSorted()))

/** Runs in the page. Out of sight a text is not drawn: what is written there counts. */
function wordsAndStates(main: Element): string {
  const lines: string[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.replace(/\s+/g, ' ').trim()
    const parent = walker.currentNode.parentElement
    if (text && !parent?.closest('option, style, script, svg')) lines.push(text)
  }
  for (const control of main.querySelectorAll(
    'select, input, [aria-pressed], [aria-sort], [aria-selected]',
  )) {
    const { value, checked } = control as HTMLInputElement
    const states = ['aria-pressed', 'aria-sort', 'aria-selected'].map(
      (name) => control.getAttribute(name) ?? '',
    )
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 20) ?? ''
    lines.push(
      `${control.tagName} ${control.matches('select') ? '' : name} ${value ?? ''} ${checked ?? ''} ${states.join('')}`,
    )
  }
  return lines.join('\n')
}

interface ControlPlace {
  readonly kind: string
  readonly nth: number
  readonly name: string
}

/** Runs in the page: the controls that are tried, so many of each list, table or row of chips. */
function placesOfControls(
  main: Element,
  { kinds, most }: { kinds: readonly string[]; most: number },
): ControlPlace[] {
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
      places.push({ kind, nth, name: `${kind.split('[')[0]} ${label ?? control.textContent?.trim() ?? ''}` })
    }
  }
  return places
}
