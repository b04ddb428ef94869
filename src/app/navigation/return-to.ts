/** A page that has not grown for this long has all that it will have by itself, ms. */
const PATIENCE_MS = 10_000
/** What is as tall as it was may still change once, from its room to its figures, ms. */
const SETTLE_MS = 1000

/**
 * Brings the page back to where it was scrolled before a reload, px from its top. The router scrolls once, when most of
 * what was read there is not drawn yet: this follows the page as it grows. A list that goes on where its end is seen
 * grows with it. Ends where the reader has moved.
 */
export function returnTo(top: number, hasMoved: () => boolean): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    observer.disconnect()
  }
  /** Where this has led to. */
  let place = 0
  const follow = () => {
    const lowest = document.documentElement.scrollHeight - innerHeight
    // Whoever drags the bar at the side sends no event. A page that shrinks takes its reader along to its end.
    const isAbove = scrollY < Math.min(place, lowest) - 1
    if (isAbove || hasMoved()) return end()
    scrollTo({ top, behavior: 'instant' })
    place = scrollY
    clearTimeout(timer)
    timer = setTimeout(end, lowest < top ? PATIENCE_MS : SETTLE_MS)
  }
  const observer = new ResizeObserver(follow)
  observer.observe(document.body)
  // The way back of a browser presses nothing on the page. What comes then has a place of its own.
  addEventListener('popstate', end, { once: true })
}
