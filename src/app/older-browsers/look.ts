import type {} from '~/shared/lib/browser/older-script'
import type { Settings } from '~/shared/lib/browser/settings'
import type { VisitReport } from '../reports/visit-report'
import { NEEDED, NEEDED_SELECTOR } from './needed'

/*
 * Stands first in every HTML and looks at the browser. One that lacks what is newest gets `older.ts` and, where it knows no
 * layers, a second sheet; one older than these gets words; and so does everybody whose files do not come. Its syntax is of
 * 2015 and its calls are of 2012: it must run where nothing else does.
 */

/** What the build has made for older browsers: paths of files. */
declare const OLDER: { readonly script: string; readonly styles: string }

/** Nothing has mounted after this: either a file is missing, or the network is very slow. */
const PATIENCE_MS = 15_000

type Reason = 'old' | 'unfinished'

const HEADINGS: Readonly<Record<Reason, string>> = {
  old: '这个浏览器太旧，打不开择途',
  unfinished: '没有下载完',
}

let said: Reason | undefined

const lacking = NEEDED.filter((name) => !(name in window))
if (!('CSS' in window && CSS.supports(`selector(${NEEDED_SELECTOR})`))) lacking.push(NEEDED_SELECTOR)

if (lacking.length > 0) say('old')
else {
  addOlderParts()
  // An error of a file does not rise; one of the site's own scripts is what the page cannot do without.
  addEventListener('error', ({ target }) => isOwnScript(target) && say('unfinished'), true)
  setTimeout(() => say('unfinished'), PATIENCE_MS)
}

/** Scripts in the HTML that come behind this one run behind what is written here. */
function addOlderParts(): void {
  // The three that came last: who has them has all others (`ADDED` in oldest.ts).
  const isNew = 'any' in AbortSignal && 'popover' in HTMLElement.prototype && 'canParse' in URL
  if (!isNew) {
    window.zetuOlder = OLDER.script
    document.write(`<script src="${OLDER.script}"></script>`)
  }
  if (!CSS.supports('height', '1dvh')) document.write(`<link rel="stylesheet" href="${OLDER.styles}">`)
}

function isOwnScript(target: EventTarget | null): boolean {
  return target instanceof HTMLScriptElement && target.type === 'module'
}

/** Shows the words of index.html with the heading for this reason, once the document is there. */
function say(reason: Reason): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => say(reason))
    return
  }
  const words = document.getElementById('unstarted')
  if (!words || said || document.documentElement.hasAttribute('data-mounted')) return
  said = reason
  document.documentElement.setAttribute('data-unstarted', reason)
  const [heading, , about, address, copy, again] = Array.prototype.slice.call(words.children) as HTMLElement[]
  if (!heading || !about || !address || !copy || !again) return
  heading.textContent = HEADINGS[reason]
  const description = document.querySelector('meta[name="description"]')
  about.textContent = `${document.title}。${description?.getAttribute('content') ?? ''}`
  address.textContent = location.href
  report(reason)
  copy.onclick = () => copyFrom(address, copy)
  again.onclick = () => location.reload()
}

/** Copies what stands in an element as browsers of 2012 do; where they refuse, it stays selected. */
function copyFrom(element: HTMLElement, button: HTMLElement): void {
  const range = document.createRange()
  range.selectNodeContents(element)
  const selection = getSelection()
  if (!selection) return
  selection.removeAllRanges()
  selection.addRange(range)
  button.textContent = document.execCommand('copy') ? '已复制' : '请长按上面的地址复制'
}

/** Browsers as they name themselves, those that are others inside first. */
const FAMILY =
  /(MicroMessenger|MQQBrowser|QQBrowser|UCBrowser|Weibo|Edge?|Firefox|MSIE|Trident|Chrome|Version)[/ ]\d+/

/**
 * Tells the operator who wants reports what could not start: the family of the browser with its version, and what
 * it lacks. `watch-visit.ts` tells nothing of these visits, since it never arrives.
 */
function report(reason: Reason): void {
  const element = document.getElementById('zetu-settings')
  const { reports, reportShare = 1 }: Settings = element ? JSON.parse(element.textContent) : {}
  const saysNo = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  if (!reports || saysNo || Math.random() >= reportShare) return
  const family = FAMILY.exec(navigator.userAgent)
  const name = reason === 'old' ? 'BrowserTooOld' : 'Unfinished'
  const text = [family ? family[0] : ''].concat(lacking).join(' ')
  const visit: VisitReport = {
    build: '',
    page: '',
    wide: innerWidth >= 768,
    vitals: {},
    errors: [{ name, text }],
  }
  const request = new XMLHttpRequest()
  request.open('POST', reports)
  request.setRequestHeader('Content-Type', 'text/plain')
  request.send(JSON.stringify(visit))
}
