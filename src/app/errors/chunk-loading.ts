import { isFailedImport } from '~/shared/lib/browser/failed-import'

/** S1 §9. */
export const CHUNK_TIMEOUT_MS = 120_000

/** A part of the product that took too long to arrive. */
export class ChunkTimeoutError extends Error {
  override readonly name = 'ChunkTimeoutError'
}

/** Whether an error means that a chunk of the product could not be loaded. */
export function isChunkError(error: unknown): boolean {
  return error instanceof ChunkTimeoutError || isFailedImport(error)
}

/**
 * Keeps a chunk that has failed from reloading the document. The router reloads when it knows the words of the browser,
 * and offline that is the end of the product: the words are put behind ours, and the load error of the part is shown.
 */
export function keepDocumentOnFailedChunk(target: EventTarget): void {
  target.addEventListener('vite:preloadError', (event) => {
    const { payload } = event as Event & { readonly payload?: unknown }
    if (payload instanceof Error) payload.message = `页面的一部分没有下载完成：${payload.message}`
  })
}

/** As much of the router as tells when a navigation begins to load and when it has loaded. */
interface LoadEvents {
  subscribe(type: 'onBeforeLoad' | 'onLoad', listener: () => void): () => void
}

/** Calls `onTimeout` when a navigation has not arrived after 120 s (S1 §9). Returns the function that stops watching. */
export function watchSlowChunks(
  router: LoadEvents,
  onTimeout: (error: ChunkTimeoutError) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => clearTimeout(timer)
  const unsubscribes = [
    router.subscribe('onBeforeLoad', () => {
      stop()
      timer = setTimeout(() => onTimeout(new ChunkTimeoutError('页面加载超时')), CHUNK_TIMEOUT_MS)
    }),
    router.subscribe('onLoad', stop),
  ]
  return () => {
    stop()
    for (const unsubscribe of unsubscribes) unsubscribe()
  }
}
