import { nameOf, type Outgoing } from '~/shared/api/outgoing'

/** The answer to a call that the script in the HTML has made; each is handed over once. */
export function prefetchedAnswer(call: Outgoing, signal: AbortSignal): Promise<Response> | undefined {
  const state = window.zetuPrefetch
  if (!state) return undefined
  state.over = true
  const name = nameOf(call)
  const answer = state.answers.get(name)
  state.answers.delete(name)
  if (!answer) return undefined
  return Promise.race([answer, rejectedBy(signal)])
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
