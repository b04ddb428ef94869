import { isImeKey } from '~/shared/lib/browser/ime-key'
import { notify } from '~/shared/lib/browser/notify'
import { tabStorage } from '~/shared/lib/storage/storage'
import { PANEL, SHEETS, type SheetName } from '../scenario/words'
import { retell } from './address'
import { alterations, refusedText } from './alterations'
import { createCallLog } from './call-log'
import styles from './console.css?inline'
import type { ConsoleHost, MountedConsole } from './host'
import { OPEN_KEY } from './open-key'
import { watchPage } from './page-watch'

const isSheet = (text: string | undefined): text is SheetName => SHEETS.some((name) => name === text)

/** Events of the console that the product may not take for its own: presses outside of a dialog close it, keys are shortcuts. */
const OWN_EVENTS = ['pointerdown', 'mousedown', 'focusin', 'keydown', 'keyup', 'paste', 'wheel', 'touchmove']

/** Shows the tab, and the sheet that the address asks for. */
export function mountConsole(
  product: Pick<ConsoleHost, 'backend' | 'lay'>,
  search: URLSearchParams,
): MountedConsole {
  const log = createCallLog(() => location.pathname)
  product.backend.observer = log.observer
  const listeners = new Set<() => void>()
  const onScenario = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  let refused: readonly string[] = []
  mountTab({ ...product, onScenario, refused: () => refused, log, page: watchPage() }, search)
  const follow = () => {
    for (const listener of listeners) listener()
  }
  return {
    follow,
    refuse(words) {
      if (words.length === 0) return
      refused = [...refused, ...words]
      follow()
    },
  }
}

/** Puts the tab of the console at the edge of the window; the rest is loaded when it is opened. */
function mountTab(host: ConsoleHost, search: URLSearchParams): void {
  const place = document.createElement('div')
  place.dataset.qa = 'console'
  const shadow = place.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = styles
  const tab = document.createElement('button')
  tab.type = 'button'
  tab.className = 'tab'
  // The keyboard's way through the product stays as it is: Ctrl+Shift+Q opens the console.
  tab.tabIndex = -1
  const drawer = document.createElement('div')
  shadow.append(style, tab, drawer)
  keepEvents(place)

  const sign = () => {
    const altered = [...refusedText(host.refused()), ...alterations(host.backend.scenario, host.backend.hits)]
    const text = altered.length === 0 ? '测试台' : altered.slice(0, 3).join(' · ')
    tab.textContent = altered.length > 3 ? `${text} +${altered.length - 3}` : text
    tab.classList.toggle('altered', altered.length > 0)
    tab.title = ['测试台（Ctrl+Shift+Q）', ...altered].join('\n')
    tab.setAttribute('aria-label', altered.length === 0 ? '测试台' : `测试台，已改：${altered.join('、')}`)
  }
  sign()
  host.onScenario(sign)
  // A planned failure counts once a call was hit by it.
  host.log.onChange(sign)
  host.onScenario(() => retell(host.backend.scenario))

  let close: (() => void) | undefined
  const open = async (sheet: SheetName) => {
    if (close) return
    // Two presses while it loads open one.
    close = () => undefined
    tabStorage.set(OPEN_KEY, sheet)
    try {
      const { openDrawer } = await import('./drawer')
      const end = openDrawer(drawer, {
        host,
        sheet,
        onSheet: (next) => tabStorage.set(OPEN_KEY, next),
        onClose: () => close?.(),
      })
      tab.hidden = true
      close = () => {
        tabStorage.remove(OPEN_KEY)
        end()
        tab.hidden = false
        close = undefined
      }
    } catch (error) {
      close = undefined
      console.warn(error)
      notify.error('测试台没有加载成功，请刷新页面')
    }
  }
  const toggle = () => (close ? close() : void open('scenario'))
  tab.addEventListener('click', toggle)
  // Some browsers end with Ctrl+Shift+Q: Alt does as well.
  const onKey = (event: KeyboardEvent) => {
    if (isImeKey(event) || event.code !== 'KeyQ' || !event.shiftKey || !(event.ctrlKey || event.altKey))
      return
    event.preventDefault()
    event.stopPropagation()
    toggle()
  }
  window.addEventListener('keydown', onKey, { capture: true })

  // Beside the page's own tree: what hides the rest of the page from a dialog's reader leaves this alone.
  document.documentElement.append(place)
  const asked = search.get(PANEL) ?? tabStorage.get(OPEN_KEY)
  if (asked !== undefined && asked !== null) void open(isSheet(asked) ? asked : 'scenario')
}

function keepEvents(place: HTMLElement): void {
  for (const name of OWN_EVENTS) place.addEventListener(name, (event) => event.stopPropagation())
  // A dialog would take the focus back.
  window.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget === place) event.stopImmediatePropagation()
    },
    { capture: true },
  )
}
