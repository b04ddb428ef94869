const USES = ['pointerdown', 'keydown', 'scroll'] as const

/** Acts once, with the next sign that somebody is at work on the page. Gives what stops waiting for it. */
export function onFirstUse(act: () => void): () => void {
  return onFirst(USES, act)
}

/** The same, with a pointer that moves among the signs: it may be on its way to what searches or prints the page. */
export function onFirstMove(act: () => void): () => void {
  return onFirst([...USES, 'pointermove'], act)
}

function onFirst(signs: readonly string[], act: () => void): () => void {
  const waiting = new AbortController()
  const first = () => {
    waiting.abort()
    act()
  }
  for (const sign of signs) window.addEventListener(sign, first, { passive: true, signal: waiting.signal })
  return () => waiting.abort()
}

let moved = false
// Listens first: whoever waits for the same sign finds it noted.
if (typeof window !== 'undefined') {
  onFirstMove(() => {
    moved = true
  })
}

/** Whether anybody has pressed, scrolled or moved a pointer since the document was opened. */
export const hasMoved = (): boolean => moved
