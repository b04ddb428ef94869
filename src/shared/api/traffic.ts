/** Without a call for this long the page has what it asked for, ms. */
const QUIET_MS = 300

let open = 0
let ends: ReturnType<typeof setTimeout> | undefined
const waiting = new Set<() => void>()

/** Counts a call until the returned function says that it is over. */
export function countCall(): () => void {
  open++
  clearTimeout(ends)
  return () => {
    open--
    if (open === 0) waitForQuiet()
  }
}

/** Resolves when no call has been on its way for a moment. */
export function noMoreCalls(): Promise<void> {
  return new Promise((resolve) => {
    waiting.add(resolve)
    if (open === 0) waitForQuiet()
  })
}

function waitForQuiet(): void {
  clearTimeout(ends)
  ends = setTimeout(() => {
    for (const resolve of waiting) resolve()
    waiting.clear()
  }, QUIET_MS)
}
