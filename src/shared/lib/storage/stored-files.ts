/** Where the worker of the site keeps built files (src/app/offline/site.worker.ts). */
export const KEPT_FILES = 'zetu-files'

/** Forgets the copies of built files on this device: one that cannot be run would fail with each try. */
export async function forgetStoredFiles(): Promise<void> {
  // A browser may refuse its caches, as it does its storage.
  await globalThis.caches?.delete(KEPT_FILES).catch(() => undefined)
}

/** Forgets the copy of the file that a failed import names. Without a network nothing is forgotten: nothing would come. */
export async function forgetFileOf(error: unknown): Promise<void> {
  const address =
    error instanceof Error ? /https?:\/\/\S+?\.(?:js|css)\b/.exec(error.message)?.[0] : undefined
  if (address === undefined || !navigator.onLine || !globalThis.caches) return
  await caches
    .open(KEPT_FILES)
    .then((cache) => cache.delete(address))
    .catch(() => undefined)
}
