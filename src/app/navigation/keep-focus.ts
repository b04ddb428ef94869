/** What a key reaches. */
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** What opens the keyboard of a phone. */
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, select'

/** One level of where something stands: the element around it, and its place there. */
interface Level {
  readonly around: Element
  readonly at: number
}

/**
 * Keeps the focus where it was when what had it goes away by itself: a row that is deleted, a button that makes room for a
 * form. Otherwise the next key would begin at the top of the page. A page that is left as a whole is the router's.
 */
export function keepFocus(): void {
  let focused: Element | undefined
  let levels: readonly Level[] = []
  let isByKey = false
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return
    focused = target
    levels = levelsOf(target)
  })
  document.addEventListener('keydown', () => {
    isByKey = true
  })
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      isByKey = false
      // Who presses beside it has left it.
      if (target instanceof Node && focused?.contains(target) === false) focused = undefined
    },
    true,
  )
  const restore = () => {
    if (focused?.isConnected !== false || document.activeElement !== document.body) return
    focused = undefined
    const level = levels.find(({ around }) => around.isConnected)
    if (level !== undefined && level.around.closest('main, [role=dialog]') !== null) focusIn(level, isByKey)
  }
  // Who takes the focus on purpose does so before the next frame.
  new MutationObserver(() => focused?.isConnected === false && requestAnimationFrame(restore)).observe(
    document.body,
    { childList: true, subtree: true },
  )
}

/** From the inside out, up to the page or the dialog. */
function levelsOf(element: Element): Level[] {
  const levels: Level[] = []
  for (let inner = element; !inner.matches('main, [role=dialog], body'); ) {
    const around = inner.parentElement
    if (around === null) break
    levels.push({ around, at: Array.prototype.indexOf.call(around.children, inner) })
    inner = around
  }
  return levels
}

/** What stands in the place now, else what stands nearest to it, else the element around it. */
function focusIn({ around, at }: Level, isByKey: boolean): void {
  const children = [...around.children]
  const nearest = [...children.slice(at), ...children.slice(0, at).toReversed()]
  for (const child of nearest) {
    const found = [child, ...child.querySelectorAll(FOCUSABLE)].find(
      (each) => each.matches(FOCUSABLE) && each.checkVisibility() && (isByKey || !each.matches(TYPED)),
    )
    if (found instanceof HTMLElement && !found.matches(':disabled')) {
      found.focus({ preventScroll: true })
      return
    }
  }
  if (!(around instanceof HTMLElement)) return
  around.tabIndex = -1
  around.focus({ preventScroll: true })
}
