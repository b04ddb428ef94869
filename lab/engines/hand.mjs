import { setTimeout as wait } from 'node:timers/promises'

const PATIENCE_MS = 90_000
const LOOK_MS = 150

/**
 * The first thing in view that a selector and the words on it name. Its middle is brought into the window; null before
 * it is there. Runs in the page, in the syntax of the oldest.
 */
const LOOK = `({ css, words, at, isStill }) => {
  const isSeen = (element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'
  const name = (element) =>
    (element.getAttribute('aria-label') ||
      (element.labels && element.labels[0] && element.labels[0].innerText) ||
      element.innerText || element.textContent || '').trim()
  const pattern = words === undefined ? undefined : new RegExp(words)
  const found = Array.from(document.querySelectorAll(css)).filter(
    (element) => isSeen(element) && (!pattern || pattern.test(name(element))),
  )
  const element = found[at || 0]
  if (!element || element.disabled || element.getAttribute('aria-disabled') === 'true') return null
  if (!isStill) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const said = { x: left + width / 2, y: top + height / 2, name: name(element), value: element.value }
  return Object.assign(said, { href: element.href, text: element.innerText, count: found.length })
}`

/** What somebody does with a page: looks for something by its words, presses it, types. */
export function handOf(page) {
  /** Waits until it is there: `see('button', '^登录$')`. */
  async function see(css, words, { most = PATIENCE_MS, at = 0, isStill = false } = {}) {
    for (const end = Date.now() + most; ; await wait(LOOK_MS)) {
      const seen = await page.evaluate(LOOK, { css, words, at, isStill })
      if (seen) return seen
      if (Date.now() > end) throw new Error(`没有看到 ${words ?? css}`)
    }
  }
  /** What moves while it comes, as a dialog does, stands still before it is pressed. */
  async function atRest(css, words, how) {
    for (let before = await see(css, words, how); ; ) {
      await wait(LOOK_MS)
      const now = await see(css, words, how)
      if (Math.abs(now.x - before.x) + Math.abs(now.y - before.y) < 1) return now
      before = now
    }
  }
  return {
    page,
    see,
    atRest,
    async press(css, words, how) {
      await page.click(await atRest(css, words, how))
    },
    async write(css, words, text) {
      await page.click(await atRest(css, words))
      await page.press('a', 'Control')
      await page.type(text)
    },
    /** Waits for a value, or text, that fits. */
    async until(css, fits, words) {
      for (const end = Date.now() + PATIENCE_MS; ; await wait(LOOK_MS)) {
        const seen = await page.evaluate(LOOK, { css, words, isStill: true })
        if (seen && fits(seen)) return seen
        if (Date.now() > end)
          throw new Error(`${words ?? css} 一直是“${seen?.value ?? seen?.text ?? '不在'}”`)
      }
    },
    /** Looks at what stands at the end: what comes late comes when it is in view. */
    toEnd: () => page.evaluate('() => scrollTo(0, document.documentElement.scrollHeight)'),
    started: () => see('html[data-mounted]', undefined, { isStill: true }),
  }
}
