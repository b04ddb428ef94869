import { noMoreCalls } from '~/shared/api/traffic'
import { mounted } from '~/shared/lazy/mounted'
import { whenIdle } from '~/shared/lazy/when-idle'

const LATEST_MS = 5000

/**
 * A loader of code that is also fetched when the page has nothing else to do: it is there when the network is not. It
 * waits for the first answers, with which it would share the line. What fails then is asked for again when it is
 * wanted.
 */
export function loadedWhenIdle<T>(load: () => Promise<T>): () => Promise<T> {
  if (!import.meta.env.SSR) void loadLater(load)
  return load
}

async function loadLater(load: () => Promise<unknown>): Promise<void> {
  await whenQuiet()
  await load().catch(() => undefined)
}

/** Resolves when the page has its answers and nothing else to do. */
export async function whenQuiet(): Promise<void> {
  await mounted
  await Promise.race([noMoreCalls(), new Promise((resolve) => setTimeout(resolve, LATEST_MS))])
  await new Promise<void>((resolve) => void whenIdle(resolve))
}
