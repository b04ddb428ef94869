import { personaOf } from '../bench/screens.mjs'

/**
 * How often a screen may ask the same while it fails: two parts, one after the other, each a second time by itself
 * where the connection broke. A storm is far above it.
 */
const MOST_CALLS = 4
/** What a screen looks like is decided when it has been quiet for this long, or after the patience. */
const QUIET_MS = 700
/** A region says after 8 s that an answer is awaited; a busy machine takes its time as well. */
const PATIENCE_MS = 20_000

/**
 * Opens a screen as VIP, or as the person it is for, with failing calls (`METHOD path:fault`). `context` is that of an
 * earlier screen, whose code and worker are there already.
 *
 * @param {{ browser: import('playwright').Browser, url: string, context?: import('playwright').BrowserContext }} site
 * @param {string} address
 * @param {{ fail?: string | readonly string[], patience?: number }} [faults]
 */
export async function openScreen(site, address, { fail = [], patience = PATIENCE_MS } = {}) {
  const context = site.context ?? (await newContext(site))
  const page = await context.newPage()
  const calls = new Map()
  const asked = new Map()
  const errors = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (!/^\/(api|tel)\//.test(pathname)) return
    const call = `${request.method()} ${decodeURIComponent(pathname)}`
    calls.set(call, (calls.get(call) ?? 0) + 1)
    // The same question again; several parts may ask one address for different things.
    const question = `${request.method()} ${request.url()} ${request.postData() ?? ''}`
    asked.set(question, (asked.get(question) ?? 0) + 1)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  const qa = new URLSearchParams({ 'qa.persona': personaOf(address), 'qa.now': '2026-06-25T10:00:00+08:00' })
  for (const text of [fail].flat()) qa.append('qa.fail', text)
  await page.goto(`${site.url}${address}${address.includes('?') ? '&' : '?'}${qa}`)
  await page.locator('html[data-mounted]').waitFor({ state: 'attached', timeout: 15_000 })
  await settle(page, patience)
  // What it has asked by now: 重试 asks once more.
  const before = new Map(asked)
  const storm = () => [...before].find(([, count]) => count > MOST_CALLS)
  const close = () => (site.context ? forget(page) : context.close())
  return { page, calls, asked, storm, errors, close }
}

/** What a browser of a desk keeps of screens that it has shown: their code, and the worker that answers. */
export function newContext({ browser }) {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
}

/** All calls of a screen answer from now on. */
export function endFaults(page) {
  return page.evaluate(() => window.dispatchEvent(new CustomEvent('qa', { detail: 'qa.fail=' })))
}

/** Closes a screen; the next one begins as in a browser that has not been here, but for the code. */
async function forget(page) {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await page.close()
}

/** Waits until the screen is quiet with nothing pending but what says so, or the patience is at its end. */
export async function settle(page, patience = PATIENCE_MS) {
  await page.evaluate(
    ([quiet, most]) =>
      new Promise((resolve) => {
        let timer
        const end = () => {
          observer.disconnect()
          resolve()
        }
        const isPending = () =>
          document.querySelector('main [aria-busy=true], [role=dialog] [aria-busy=true]') !== null &&
          ![...document.querySelectorAll('main [role=status], [role=dialog] [role=status]')].some((status) =>
            /还在(加载|更新)/.test(status.textContent),
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
    [QUIET_MS, patience],
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
    return {
      frame:
        document.querySelector('header nav, header a') !== null && document.querySelector('main') !== null,
      words: texts(places).join('\n').replaceAll(/\s+/g, ' '),
      alerts: texts('main [role=alert], [role=dialog] [role=alert]'),
      waiting: texts('main [role=status], [role=dialog] [role=status]').filter((text) =>
        /还在(加载|更新)/.test(text),
      ),
      busy: document.querySelectorAll('main [aria-busy=true], [role=dialog] [aria-busy=true]').length,
      retries: [...document.querySelectorAll('main button, [role=dialog] button')].filter(
        (button) => shown(button) && /重试/.test(button.innerText),
      ).length,
    }
    // biome-ignore-end lint/performance/useDomNodeTextContent: what is hidden is not seen
  })
}

/** Presses every 重试 that is in sight. */
export async function retryAll(page) {
  const buttons = page.locator('main, [role=dialog]').getByRole('button', { name: /重试/ })
  for (let left = await buttons.count(); left > 0; left--) {
    const button = buttons.first()
    if ((await button.count()) === 0) break
    await button.click({ timeout: 2000 }).catch(() => undefined)
    await page.waitForTimeout(50)
  }
  await settle(page)
}
