import { createContext, runInContext } from 'node:vm'
import { parse } from 'node-html-parser'
import { NEEDED } from '~/app/older-browsers/needed'

/** A browser that cannot start: it runs no scripts, they do not come, or it is older than these. */
export type Unable = 'without scripts' | 'whose scripts do not come' | 'older than these'

/**
 * The heading of the words that such a browser shows of a page. It goes by the styles and the script in the page's
 * HTML. Undefined where it shows none.
 */
export function wordsIn(html: string, browser: Unable): string | undefined {
  const page = parse(html, { blockTextElements: { script: true, style: true, noscript: true } })
  const words = page.querySelector('body > #unstarted')
  const heading = words?.children[0]
  if (!words || !heading) return undefined
  if (browser === 'without scripts') {
    const isShown = page.querySelector('body > noscript')?.innerHTML.includes('#unstarted{display:block}')
    return isShown ? heading.textContent : undefined
  }
  const attributes = new Map<string, string>()
  const reported: ((event: object) => unknown)[] = []
  class HTMLScriptElement {
    type = 'module'
  }
  const window: Record<string, unknown> = {
    ...Object.fromEntries(NEEDED.map((name) => [name, class {}])),
    CSS: { supports: () => true },
    AbortSignal: { any: true },
    HTMLElement: { prototype: { popover: null } },
    URL: { canParse: true },
    HTMLScriptElement,
    navigator: { userAgent: 'Chrome/60' },
    location: { href: 'https://zetu.test/' },
    document: {
      readyState: 'complete',
      title: page.querySelector('title')?.text,
      documentElement: {
        hasAttribute: (name: string) => attributes.has(name),
        setAttribute: (name: string, value: string) => attributes.set(name, value),
      },
      getElementById: (id: string) => page.getElementById(id),
      querySelector: (selector: string) => page.querySelector(selector),
      write: () => undefined,
    },
    addEventListener: (name: string, listener: (event: object) => unknown) =>
      name === 'error' && reported.push(listener),
    setTimeout: () => 0,
  }
  const context = createContext(window)
  runInContext('window = globalThis', context)
  if (browser === 'older than these') runInContext(`delete ${NEEDED[0]}`, context)
  // It looks at the browser before anything else of the page runs.
  const look = page.querySelector('script:not([src]):not([type])')?.innerHTML ?? ''
  runInContext(look, context)
  // Each script of the page that does not come.
  for (const _ of page.querySelectorAll('script[type=module][src]'))
    for (const listener of reported) listener({ target: new HTMLScriptElement() })
  const styles = page.querySelectorAll('style').map((style) => style.innerHTML)
  const isShown =
    attributes.has('data-unstarted') && styles.some((text) => text.includes('[data-unstarted] #unstarted'))
  return isShown ? heading.textContent : undefined
}
