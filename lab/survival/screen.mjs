import { personaOf } from '../../scripts/lib/screens.mjs'
import { entryOf } from './entry.mjs'

/**
 * How often a screen may ask the same while it fails: before it stands, then a first and a second time where the
 * connection broke. Parts that want the same answer share the failure.
 */
const MOST_CALLS = 3
/**
 * What a screen looks like is decided when it has been quiet for this long, or after the patience: longer than the
 * product takes to ask again by itself where the connection broke.
 */
const QUIET_MS = 700
/** A call that takes longer is not waited for: the screen has to say so. */
const LONG_MS = 3000
/** A region says after 8 s that an answer is awaited; a busy machine takes its time as well. */
const PATIENCE_MS = 20_000
/** Until the application stands, on a machine that has much else to do. */
export const OPENING_MS = 60_000

/**
 * Opens a screen as VIP, or as the person it is for, with failing calls (`METHOD path:fault`). `page` is the one that
 * showed an earlier screen, whose code and worker are there already.
 *
 * @param {{ browser: import('playwright').Browser, url: string, page?: import('playwright').Page }} site
 * @param {string} address
 * @param {{ fail?: string | readonly string[], persona?: string, patience?: number, quiet?: number }} [faults]
 */
export async function openScreen(
  site,
  address,
  { fail = [], persona = personaOf(address), patience = PATIENCE_MS, quiet = QUIET_MS } = {},
) {
  const context = site.page ? undefined : await newContext(site)
  const page = site.page ?? (await context.newPage())
  const { isBusy, calls, asked, files, errors, stop } = watch(page)
  await page.goto(site.url + entryOf(address, persona, { 'qa.fail': fail }), { timeout: OPENING_MS })
  await page.locator('html[data-mounted]').waitFor({ state: 'attached', timeout: OPENING_MS })
  await beginUse(page)
  await settle(page, { patience, quiet, isBusy })
  const settled = (quiet = QUIET_MS) => settle(page, { patience, quiet, isBusy })
  // What it has asked by now: 重试 asks once more.
  const before = new Map(asked)
  const storm = () => stormOf(before)
  const close = async () => {
    stop()
    await (context ? context.close() : forget(page))
  }
  return { page, calls, asked, files, storm, errors, close, settled }
}

/** What stands below the first figures is asked for once somebody is at work on the page. */
export const beginUse = (page) => page.keyboard.press('Shift')

/** The question that has been asked too often, and how often. */
export function stormOf(asked) {
  return [...asked].find(([, count]) => count > MOST_CALLS)
}

/** Notes what a page asks for and what goes wrong in it. Tells whether anything on its way may still come soon. */
export function watch(page) {
  const onTheirWay = new Map()
  const calls = new Map()
  const asked = new Map()
  const files = new Set()
  const errors = []
  const begin = (request) => {
    onTheirWay.set(request, Date.now())
    const { pathname } = new URL(request.url())
    files.add(pathname)
    if (!/^\/(api|tel)\//.test(pathname)) return
    const call = `${request.method()} ${decodeURIComponent(pathname)}`
    calls.set(call, (calls.get(call) ?? 0) + 1)
    // The same question again; several parts may ask one address for different things.
    const question = `${request.method()} ${request.url()} ${request.postData() ?? ''}`
    asked.set(question, (asked.get(question) ?? 0) + 1)
  }
  const end = (request) => onTheirWay.delete(request)
  const fail = (error) => errors.push(String(error))
  const listeners = { request: begin, requestfinished: end, requestfailed: end, pageerror: fail }
  for (const [event, listener] of Object.entries(listeners)) page.on(event, listener)
  return {
    isBusy: () => [...onTheirWay.values()].some((since) => Date.now() - since < LONG_MS),
    /** Whether code of the product is on its way. */
    isFetchingCode: () => [...onTheirWay.keys()].some((request) => request.resourceType() === 'script'),
    calls,
    asked,
    files,
    errors,
    stop: () => {
      for (const [event, listener] of Object.entries(listeners)) page.off(event, listener)
    },
  }
}

/** What a browser of a session keeps of screens that it has shown: their code, and the worker that answers. */
export function newContext({ browser }, options = {}) {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', ...options })
}

/** Nobody fetches the code of pages that a screen only leads to. */
export function withoutPrefetch(context) {
  return context.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
}

/** All calls of a screen answer from now on. */
export function endFaults(page) {
  return page.evaluate(() => window.dispatchEvent(new CustomEvent('qa', { detail: 'qa.fail=' })))
}

/** Leaves a screen; the next one begins as in a browser that has not been here, but for the code. */
async function forget(page) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

/** Waits until the screen is quiet with nothing pending but what says so, or the patience is at its end. */
async function settle(page, { patience, quiet, isBusy }) {
  const end = Date.now() + patience
  await quietScreen(page, quiet, patience)
  if (await passCharts(page)) await quietScreen(page, quiet, end - Date.now())
  while (isBusy() && Date.now() < end) {
    await page.waitForTimeout(50)
    if (!isBusy()) await quietScreen(page, quiet, end - Date.now())
  }
}

/** A chart is drawn once it has been near what is in view. Tells whether one had not. */
export function passCharts(page) {
  return page.evaluate(async () => {
    const turn = window.pageTurn ?? ((ms) => new Promise((resolve) => setTimeout(resolve, ms)))
    const plots = [...document.querySelectorAll('[data-plot]:not(:has([data-chart]))')]
    for (const plot of plots) {
      plot.scrollIntoView({ behavior: 'instant' })
      await turn(50)
    }
    if (plots.length > 0) window.scrollTo({ top: 0, behavior: 'instant' })
    return plots.length > 0
  })
}

function quietScreen(page, quiet, patience) {
  return page.evaluate(
    ([quiet, most]) =>
      new Promise((resolve) => {
        let timer
        const end = () => {
          observer.disconnect()
          resolve()
        }
        const isPending = () =>
          document.querySelector('main [aria-busy=true], [role=dialog] [aria-busy=true]') !== null &&
          ![...document.querySelectorAll('[role=status]')].some((status) =>
            /还在(加载|更新)|人太多/.test(status.textContent),
          )
        const done = () => (isPending() ? wait() : end())
        const wait = () => {
          clearTimeout(timer)
          timer = setTimeout(done, quiet)
        }
        const observer = new MutationObserver(wait)
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
        setTimeout(end, most)
        wait()
      }),
    [quiet, Math.max(patience, 0)],
  )
}

/** What somebody sees: the words of the page, what is said to have failed, and what is still pending. */
export function look(page) {
  return page.evaluate(() => {
    // biome-ignore-start lint/performance/useDomNodeTextContent: what is hidden is not seen
    const shown = (element) => element.getClientRects().length > 0
    const texts = (selector) =>
      [...document.querySelectorAll(selector)].filter(shown).map((element) => element.innerText.trim())
    const places = 'main, [role=dialog]'
    // The bar of the whole product does not say which part is awaited.
    const isInPlace = (element) => element.closest('.slow-bar') === null
    const elements = (selector) => [...document.querySelectorAll(selector)].filter(shown).filter(isInPlace)
    const within = (selector) => `main ${selector}, [role=dialog] ${selector}`
    return {
      frame:
        document.querySelector('header nav, header a') !== null && document.querySelector('main') !== null,
      words: texts(places).join('\n').replaceAll(/\s+/g, ' '),
      headings: texts('main h1, [role=dialog] h1'),
      // That the results are out is a notice of a list, with which nothing has failed.
      alerts: texts(
        'main [role=alert]:not([aria-label="成绩变了"]), [role=dialog] [role=alert]:not([aria-label="成绩变了"])',
      ),
      waiting: elements(`${within('[role=status]')}, ${within('[data-slow]')}`)
        .map((element) => element.innerText.trim())
        .filter((text) => /还在(加载|更新)|人太多/.test(text)),
      busy: document.querySelectorAll('main [aria-busy=true], [role=dialog] [aria-busy=true]').length,
      refusals: elements(within('[data-refused]')).length,
      retries: elements(within('button')).filter((button) => /重试/.test(button.innerText)).length,
    }
    // biome-ignore-end lint/performance/useDomNodeTextContent: what is hidden is not seen
  })
}

/** Presses every 重试 that is in view, and waits for what comes. */
export async function retryAll({ page, settled }) {
  const buttons = page.locator('main, [role=dialog], [role=status]').getByRole('button', { name: /重试/ })
  for (let left = await buttons.count(); left > 0; left--) {
    const button = buttons.first()
    if ((await button.count()) === 0) break
    await button.click({ timeout: 2000 }).catch(() => undefined)
    await page.waitForTimeout(50)
  }
  await settled()
}
