/** A call that has been on its way for this long may be sent again. */
const LONG_MS = 5000

interface Sending {
  readonly since: number
  readonly stop: AbortController
}

const onTheirWay = new Set<Sending>()

/**
 * Sends a reading call; `sendAgain` breaks it off and sends it once more. Callers that wait for the answer notice
 * nothing.
 */
export async function sendUntilAnswered<T>(
  send: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const sending = { since: Date.now(), stop: new AbortController() }
  onTheirWay.add(sending)
  try {
    return await send(AbortSignal.any([signal, sending.stop.signal]))
  } catch (error) {
    if (signal.aborted || !sending.stop.signal.aborted) throw error
  } finally {
    onTheirWay.delete(sending)
  }
  return sendUntilAnswered(send, signal)
}

/** Sends every reading call again that has been on its way for long: one of them hangs, and who waits wants to go on. */
export function sendAgain(): void {
  for (const { since, stop } of [...onTheirWay]) if (Date.now() - since >= LONG_MS) stop.abort()
}
