const LATEST_MS = 5000

/** Acts when the page has nothing else to do, 5 s later at the latest. Gives what calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, LATEST_MS)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(act, { timeout: LATEST_MS })
  return () => cancelIdleCallback(asked)
}

/**
 * Acts once one scrolls, or when the page has nothing else to do: for what matters only to a page that is scrolled.
 * Gives what calls it off.
 */
export function whenIdleOrScrolled(act: () => void): () => void {
  const end = () => {
    removeEventListener('scroll', actNow, true)
    callOff()
  }
  const actNow = () => {
    end()
    act()
  }
  const callOff = whenIdle(actNow)
  // A scroll of a box inside does not bubble.
  addEventListener('scroll', actNow, { capture: true, passive: true })
  return end
}
