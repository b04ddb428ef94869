import { mounted } from '~/shared/lib/mounted'

const LATEST_MS = 5000

/**
 * A loader of code that is also fetched when the page has nothing else to do, so that it is there when the network is
 * not. What fails then is asked for again when it is wanted.
 */
export function loadedWhenIdle<T>(load: () => Promise<T>): () => Promise<T> {
  if (!import.meta.env.SSR) void mounted.then(() => whenIdle(() => void load().catch(() => undefined)))
  return load
}

function whenIdle(act: () => void): void {
  // Safari has no idle callback.
  if (typeof requestIdleCallback === 'undefined') setTimeout(act, LATEST_MS)
  else requestIdleCallback(act, { timeout: LATEST_MS })
}
