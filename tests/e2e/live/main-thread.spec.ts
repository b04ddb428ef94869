import type { Browser } from 'playwright/test'
import { publicPages } from '../../../scripts/lib/public-pages.mjs'
import { caseOf, expect, LONG, test } from '../support'

const QUESTION = 'province=安徽&year=2025&subject=物理'

/** One of each kind of page; all public pages stand in the bench. */
const PAGES = [`/chadaxueluqu/10001?${QUESTION}`, `/weici?${QUESTION}&score=600`, '/pici', '/chadaxuerank']

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true }

/** The trace says where a layout was asked for, and when a page can be used. */
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'blink.user_timing']

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** µs. */
  readonly ts: number
  readonly dur?: number
  readonly args?: {
    readonly beginData?: { readonly stackTrace?: readonly { readonly functionName: string }[] }
  }
}

declare global {
  interface Window {
    intlMade: string[]
  }
}

/** Notes each object of Intl that is made; methods like `toLocaleString` make theirs out of view, and are noted too. */
function noteIntl(): void {
  window.intlMade = []
  const noted = (target: object, name: string) => {
    const made = Reflect.get(target, name)
    const apply = (call: () => unknown) => {
      window.intlMade.push(`${name} ${new Error().stack?.split('\n')[3]?.trim()}`)
      return call()
    }
    Reflect.set(
      target,
      name,
      new Proxy(made, {
        construct: (constructed, args) => apply(() => Reflect.construct(constructed, args)) as object,
        apply: (called, self, args) => apply(() => Reflect.apply(called, self, args)),
      }),
    )
  }
  for (const name of ['NumberFormat', 'DateTimeFormat', 'Collator', 'PluralRules']) noted(Intl, name)
  noted(Number.prototype, 'toLocaleString')
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'])
    noted(Date.prototype, name)
}

/** What holds the main thread up until a page can be used, though nobody sees it: where scripts asked for it. */
async function heldUpBy(browser: Browser, url: string): Promise<readonly string[]> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block', locale: 'zh-CN' })
  try {
    const page = await context.newPage()
    await page.addInitScript(noteIntl)
    await browser.startTracing(page, { categories: CATEGORIES })
    await page.goto(url)
    await page.waitForFunction(() => document.documentElement.dataset.mounted !== undefined)
    const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
    return [...forcedLayouts(traceEvents), ...(await page.evaluate(() => window.intlMade))]
  } finally {
    await context.close()
  }
}

/** Layouts within the task of a script. Within a frame the page is laid out anyway. */
function forcedLayouts(events: readonly TraceEvent[]): string[] {
  const mountedAt = events.find(({ name }) => name === 'zetu:mounted')?.ts ?? Number.POSITIVE_INFINITY
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame')
  const isInFrame = ({ pid, tid, ts }: TraceEvent) =>
    frames.some(
      (frame) =>
        frame.pid === pid && frame.tid === tid && frame.ts <= ts && ts <= frame.ts + (frame.dur ?? 0),
    )
  return events
    .filter((event) => event.name === 'Layout' && event.ts < mountedAt && !isInFrame(event))
    .flatMap(({ args }) => args?.beginData?.stackTrace?.slice(0, 3) ?? [])
    .map((frame) => `layout ${JSON.stringify(frame)}`)
}

test.describe('until a page can be used, no script lays it out or reads the tables of Intl:', () => {
  for (const [at, path] of PAGES.entries()) {
    test(path.split('?')[0] ?? path, caseOf(at), async ({ browser, baseURL }) => {
      expect(await heldUpBy(browser, `${baseURL}${path}`)).toEqual([])
    })
  }

  test('any public page', LONG, async ({ browser, baseURL }) => {
    test.setTimeout(600_000)
    for (const { address } of await publicPages('dist')) {
      expect.soft(await heldUpBy(browser, `${baseURL}${address}`), address).toEqual([])
    }
  })
})
