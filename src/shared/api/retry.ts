/** A line that broke is tried again after this, ms. */
export const SOON_MS = 400

/** A call that has been on its way for this long may be sent again. */
const LONG_MS = 5000

/** A call that has been on its way for this long is said to take long, a save too. */
export const SLOW_MS = 8000

/** The product as a whole says it after this: a region begins to wait a moment after its call was sent, and speaks first. */
const BAR_MS = 9500

interface Sending {
  readonly since: number
  readonly stop: AbortController
}

const onTheirWay = new Set<Sending>()

/** How many calls take so long that the whole product says it; who wants to know hears of every change. */
let slow = 0
const listeners = new Set<() => void>()

function countSlow(by: 1 | -1): void {
  slow += by
  for (const listener of listeners) listener()
}

/** Counts a call once it takes that long, until the returned function says that it is over. */
function watchPatience(): () => void {
  let isSlow = false
  const timer = setTimeout(() => {
    isSlow = true
    countSlow(1)
  }, BAR_MS)
  return () => {
    clearTimeout(timer)
    if (isSlow) countSlow(-1)
  }
}

/** Whether any reading call takes long. */
export function hasSlowCalls(): boolean {
  return slow > 0
}

export function onSlowCalls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Sends a reading call; `retrySlowCalls` breaks it off and sends it once more. Callers that wait for the answer notice
 * nothing.
 */
export async function sendUntilAnswered<T>(
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const sending = { since: Date.now(), stop: new AbortController() }
  onTheirWay.add(sending)
  const over = watchPatience()
  try {
    return await send(AbortSignal.any([signal, sending.stop.signal]))
  } catch (error) {
    if (signal.aborted || !sending.stop.signal.aborted) throw error
  } finally {
    onTheirWay.delete(sending)
    over()
  }
  return sendUntilAnswered(send, signal)
}

/** Sends every reading call again that has been on its way for long: one of them hangs, and who waits wants to go on. */
export function retrySlowCalls(): void {
  for (const { since, stop } of [...onTheirWay]) if (Date.now() - since >= LONG_MS) stop.abort()
}
